import { ARBITRARIES } from '../../arbitraries.mjs'
import { check } from '../../assertions.mjs'

export default function Page() {
  return <p>{check(ARBITRARIES)}</p>
}
