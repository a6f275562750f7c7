// Reads and compares test results in Test Anything Protocol format.

/**
 * Reads output that follows the Test Anything Protocol. Returns the number of tests and the names of the failed tests.
 */
export const readTap = (output) => {
  const lines = output.split('\n').filter((line) => /^\s*(?:not )?ok \d+ /.test(line))
  const nameOf = (line) => line.replace(/^\s*(?:not )?ok \d+ (?:- )?/, '').replace(/ # .*$/, '')
  return { total: lines.length, failed: lines.filter((line) => /^\s*not /.test(line)).map(nameOf) }
}

/**
 * Returns the elements that are in the first list but not in the second. Each occurrence of a repeated element is
 * treated as a separate element.
 */
export const subtract = (list, others) => {
  const rest = [...others]
  return list.filter((name) => {
    const index = rest.indexOf(name)
    if (index >= 0) rest.splice(index, 1)
    return index < 0
  })
}
