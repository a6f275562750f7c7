import { vi } from 'vitest'

/** Waits up to two minutes for a check to succeed. */
export const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 120_000 })
