import type { CommandWords, OptionWords } from './words'

/** Quotes a string for bash, zsh and other POSIX shells. */
const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** Quotes a string for the fish shell. */
const quoteForFish = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

const list = (words: readonly string[]): string => quote(words.join(' '))

const flagsOf = ({ options }: CommandWords): string => list(options.map(({ flag }) => flag))

/** Returns one `case` branch for each option that expects a value. */
const valueBranches = ({ name, options }: CommandWords): readonly string[] =>
  options
    .filter(({ takesValue }) => takesValue)
    .map(({ flag, values }) => `    ${quote(`${name} ${flag}`)}) words=${list(values)} ;;`)

/**
 * Returns shell code that sets `words` to the possible completions. The shell code uses the variables `command`,
 * `previous` and `current`, and requires a shell that supports `case`.
 */
const choice = (commands: readonly CommandWords[]): string => `  case "$command $previous" in
${commands.flatMap(valueBranches).join('\n')}
    *) case "$current" in
      -*) case "$command" in
${commands.map((each) => `        ${each.name}) words=${flagsOf(each)} ;;`).join('\n')}
      esac ;;
      *) case "$command" in
${commands
  .filter(({ values }) => values.length > 0)
  .map(({ name, values }) => `        ${name}) words=${list(values)} ;;`)
  .join('\n')}
      esac ;;
    esac ;;
  esac`

const bash = (commands: readonly CommandWords[]): string => `# Completion of uri-ts for bash.
_uri_ts() {
  local command=\${COMP_WORDS[1]} current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} words=''
  if [ "$COMP_CWORD" -eq 1 ]; then
    words=${list([...commands.map(({ name }) => name), '--help', '--version'])}
  else
${choice(commands)}
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _uri_ts uri-ts
`

const zsh = (commands: readonly CommandWords[]): string => `#compdef uri-ts
# Completion of uri-ts for zsh.
_uri_ts() {
  local command=$words[2] current=$words[CURRENT] previous=$words[CURRENT-1]
  if (( CURRENT == 2 )); then
    local -a commands=(
${commands.map(({ name, summary }) => `      ${quote(`${name}:${summary}`)}`).join('\n')}
    )
    _describe command commands
    return
  fi
  local words=''
${choice(commands)}
  if [[ -n $words ]]; then compadd -- \${=words}; else _files; fi
}
compdef _uri_ts uri-ts
`

const fishOption = (name: string, { flag, summary, takesValue, values }: OptionWords): string => {
  const choices = values.length > 0 ? ` -f -a ${quoteForFish(values.join(' '))}` : ''
  const value = takesValue ? ` -r${choices}` : ''
  return `complete -c uri-ts -n '__fish_seen_subcommand_from ${name}' -l ${flag.slice(2)}${value} -d ${quoteForFish(summary)}`
}

const fishCommand = ({ name, summary, options, values }: CommandWords): readonly string[] => [
  `complete -c uri-ts -n __fish_use_subcommand -f -a ${name} -d ${quoteForFish(summary)}`,
  ...options.map((option) => fishOption(name, option)),
  ...(values.length > 0
    ? [`complete -c uri-ts -n '__fish_seen_subcommand_from ${name}' -f -a ${quoteForFish(values.join(' '))}`]
    : []),
]

const fish = (commands: readonly CommandWords[]): string =>
  `# Completion of uri-ts for fish.\n${commands.flatMap(fishCommand).join('\n')}\n`

/** Maps the name of each shell to the function that generates the shell's completion script. */
export const SCRIPTS = { bash, zsh, fish } as const
