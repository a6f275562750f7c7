import { vi } from 'vitest'

/** Waits up to two minutes until a check succeeds. */
export const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 120_000 })
