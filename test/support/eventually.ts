import { vi } from 'vitest'

/** Waits until a check succeeds. On a busy machine, this may take long, but a check that never succeeds fails. */
export const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 120_000 })
