#!/usr/bin/env bash
# Reads an access log in the Common Log Format. The request-target is field 7, because the date contains a space.
set -euo pipefail
export LC_ALL=C

as=(--kind request-target --tolerant)
fields=(--field 7 --delimiter ' ' --rows)
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
cd "$folder"

cat > access.log <<'LOG'
192.0.2.1 - - [25/Nov/2026:10:00:00 +0000] "GET /search?q=caf%C3%A9&page=2 HTTP/1.1" 200 512
192.0.2.7 - - [25/Nov/2026:10:00:01 +0000] "GET //evil.test/x?a=1|2&off=50% HTTP/1.1" 404 5
192.0.2.1 - - [25/Nov/2026:10:00:02 +0000] "GET /search?q=50% HTTP/1.1" 200 512
192.0.2.2 - - [25/Nov/2026:10:00:03 +0000] "GET /%7Eann/ HTTP/1.1" 200 80
192.0.2.2 - - [25/Nov/2026:10:00:04 +0000] "GET /ben/../~ann/ HTTP/1.1" 200 80
192.0.2.8 - - [25/Nov/2026:10:00:05 +0000] "GET http://proxy.test/ HTTP/1.1" 421 5
192.0.2.8 - - [25/Nov/2026:10:00:06 +0000] "CONNECT mail.test:25 HTTP/1.1" 405 5
192.0.2.3 - - [25/Nov/2026:10:00:07 +0000] "OPTIONS * HTTP/1.1" 204 0
LOG
cut -d ' ' -f 7 access.log > targets

echo '# Targets that RFC 3986 does not allow'
uri-ts check --kind request-target --exit-zero targets 2> /dev/null
echo '# Targets that are still invalid if the server is tolerant'
uri-ts check "${as[@]}" --exit-zero targets 2> /dev/null

echo '# Requests by path'
uri-ts normalize "${as[@]}" < targets | uri-ts get path "${as[@]}" | sort | uniq -c | sort -k 1,1nr -k 2

echo '# Hosts that clients asked for, as a proxy would see them'
uri-ts get host "${as[@]}" --exit-zero < targets

echo '# Words that people searched for'
uri-ts get query.q --decode "${as[@]}" --exit-zero < targets

echo '# Each page once'
uri-ts unique "${as[@]}" targets | uri-ts resolve https://site.example "${as[@]}" --exit-zero 2> /dev/null

echo '# Requests for the page of Ann'
uri-ts equal /~ann/ "${as[@]}" --rows < targets | paste -d ' ' - targets | grep '^normalized'

echo '# The log without queries'
uri-ts set --unset query "${as[@]}" "${fields[@]}" < access.log
