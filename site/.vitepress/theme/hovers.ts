/**
 * Shows the types of names in code blocks. All the blocks share a single popup. Hovering over a name or tapping it
 * shows its type. For keyboard users, the first name in a block receives the focus, and the arrow keys move the focus
 * to the other names. The Escape key hides the type.
 */
const NAMES = '.hover[data-type]'

const popup = (): HTMLElement => {
  const found = document.getElementById('hover-type')
  if (found !== null) return found
  const made = document.createElement('div')
  made.id = 'hover-type'
  made.setAttribute('role', 'tooltip')
  made.hidden = true
  document.body.append(made)
  return made
}

let shown: HTMLElement | undefined
let hiding: ReturnType<typeof setTimeout> | undefined

const hide = (): void => {
  clearTimeout(hiding)
  shown?.classList.remove('shown')
  shown?.removeAttribute('aria-describedby')
  shown = undefined
  popup().hidden = true
}

const element = (name: string, text: string): HTMLElement => {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

/**
 * Places the box below the name, or above it if there is not enough space below. The box never extends beyond the left
 * or right edge of the window.
 */
const place = (box: HTMLElement, name: HTMLElement): void => {
  const { left, top, bottom } = name.getBoundingClientRect()
  const x = Math.max(8, Math.min(left, document.documentElement.clientWidth - box.offsetWidth - 8))
  const isBelow = bottom + box.offsetHeight + 8 < window.innerHeight || top < box.offsetHeight + 8
  box.style.left = `${x}px`
  box.style.top = `${isBelow ? bottom + 4 : top - box.offsetHeight - 4}px`
}

const show = (name: HTMLElement): void => {
  clearTimeout(hiding)
  if (name === shown) return
  hide()
  const { type = '', docs } = name.dataset
  const box = popup()
  box.replaceChildren(element('pre', type), ...(docs === undefined ? [] : [element('p', docs.replaceAll('`', ''))]))
  box.hidden = false
  place(box, name)
  name.classList.add('shown')
  name.setAttribute('aria-describedby', box.id)
  shown = name
}

/**
 * Handles a scroll. The type of the focused name stays visible, because the browser itself scrolls to a name that
 * receives the focus. Hides the type of any other name.
 */
const follow = (): void => {
  if (shown !== undefined && shown === document.activeElement) place(popup(), shown)
  else hide()
}

const nameAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(NAMES) : null

const isInPopup = (target: EventTarget | null): boolean => target instanceof Node && popup().contains(target)

/** Moves the focus to another name, and makes that name the only tab stop in the block. */
const move = (name: HTMLElement, by: number): void => {
  const names = [...(name.closest('pre')?.querySelectorAll<HTMLElement>(NAMES) ?? [])]
  const next = names[names.indexOf(name) + by]
  if (next === undefined) return
  name.tabIndex = -1
  next.tabIndex = 0
  next.focus()
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

export const showTypes = (): void => {
  document.addEventListener('pointerover', ({ target }) => {
    const name = nameAt(target)
    if (name !== null) show(name)
    else if (isInPopup(target)) clearTimeout(hiding)
    else if (shown !== undefined && shown !== document.activeElement) {
      clearTimeout(hiding)
      hiding = setTimeout(hide, 200)
    }
  })
  document.addEventListener('focusin', ({ target }) => {
    const name = nameAt(target)
    if (name !== null) show(name)
    else if (!isInPopup(target)) hide()
  })
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') hide()
    const name = nameAt(event.target)
    const step = STEPS[event.key]
    if (name === null || step === undefined) return
    event.preventDefault()
    move(name, step)
  })
  document.addEventListener('scroll', ({ target }) => isInPopup(target) || follow(), { capture: true, passive: true })
}
