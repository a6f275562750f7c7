/**
 * Uses a small program to measure the speed of uriparser, a URI library written in C. Compiling the program requires a
 * C compiler and the uriparser header.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PROGRAM = `
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <uriparser/Uri.h>
int main(int argc, char **argv) {
  FILE *file = fopen(argv[1], "rb");
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  char *bytes = malloc(size);
  if (fread(bytes, 1, size, file) != (size_t)size) return 1;
  double best = 1e18;
  for (int round = 0; round < 15; round++) {
    struct timespec start, stop;
    long lines = 0;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (char *line = bytes; line < bytes + size; lines++) {
      char *end = memchr(line, '\\n', bytes + size - line);
      UriUriA uri;
      const char *error;
      if (uriParseSingleUriExA(&uri, line, end, &error) == URI_SUCCESS) uriFreeUriMembersA(&uri);
      line = end + 1;
    }
    clock_gettime(CLOCK_MONOTONIC, &stop);
    double time = ((stop.tv_sec - start.tv_sec) * 1e9 + (stop.tv_nsec - start.tv_nsec)) / lines;
    if (time < best) best = time;
  }
  printf("%f", best);
  return 0;
}
`

const FOLDER = mkdtempSync(join(tmpdir(), 'uri-ts-uriparser-'))

const compile = (): string | undefined => {
  const [source, program] = [join(FOLDER, 'parse.c'), join(FOLDER, 'parse')]
  writeFileSync(source, PROGRAM)
  try {
    execFileSync('cc', ['-O2', '-o', program, source, '-luriparser'], { stdio: 'ignore' })
    return program
  } catch {
    console.log('skipped: uriparser is not here (on Debian: apt-get install gcc liburiparser-dev)\n')
    return undefined
  }
}

const program = compile()

export const uriparser = (texts: readonly string[]): number | undefined => {
  if (program === undefined) return undefined
  const file = join(FOLDER, 'lines.txt')
  writeFileSync(file, `${texts.join('\n')}\n`)
  return Number(execFileSync(program, [file], { encoding: 'utf8' }))
}
