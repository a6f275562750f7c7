import { autocompletion } from '@codemirror/autocomplete'
import { javascript } from '@codemirror/lang-javascript'
import { linter, lintGutter } from '@codemirror/lint'
import { Compartment } from '@codemirror/state'
import { oneDark } from '@codemirror/theme-one-dark'
import { EditorView, ViewPlugin } from '@codemirror/view'
import { tsAutocompleteWorker, tsFacetWorker, tsHoverWorker, tsSyncWorker } from '@valtown/codemirror-ts'
import { basicSetup } from 'codemirror'
import { loadCompiler } from './compiler'

type Hover = Parameters<NonNullable<NonNullable<Parameters<typeof tsHoverWorker>[0]>['renderTooltip']>>[0]

const textOf = (parts: readonly { readonly text: string }[] = []): string => parts.map(({ text }) => text).join('')

/** Shows a name's type and the first paragraph of its documentation. */
const renderTooltip = ({ quickInfo }: Hover): { readonly dom: HTMLElement } => {
  const dom = document.createElement('div')
  dom.className = 'hover'
  const type = dom.appendChild(document.createElement('code'))
  type.textContent = textOf(quickInfo?.displayParts)
  const documentation = textOf(quickInfo?.documentation).split('\n\n', 1)[0]
  if (documentation) dom.appendChild(document.createElement('p')).textContent = documentation
  return { dom }
}

const themeNow = () => (document.documentElement.classList.contains('dark') ? oneDark : [])

/** Changes the editor's theme when the page switches between light and dark mode. */
const themeFollower = (theme: Compartment) =>
  ViewPlugin.define((view) => {
    const follow = () => view.dispatch({ effects: theme.reconfigure(themeNow()) })
    const observer = new MutationObserver(follow)
    observer.observe(document.documentElement, { attributeFilter: ['class'] })
    return { destroy: () => observer.disconnect() }
  })

/**
 * Creates an editor for one file, and adds the editor to a parent element. The Tab key moves the focus out of the
 * editor, so keyboard users are not trapped.
 */
export const createEditor = async (
  parent: HTMLElement,
  path: string,
  code: string,
  onChange: (code: string) => void,
): Promise<EditorView> => {
  const worker = await loadCompiler()
  await worker.updateFile({ path, code })
  const theme = new Compartment()
  return new EditorView({
    parent,
    doc: code,
    extensions: [
      basicSetup,
      theme.of(themeNow()),
      themeFollower(theme),
      javascript({ typescript: true }),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': 'TypeScript' }),
      lintGutter(),
      tsFacetWorker.of({ worker, path }),
      tsSyncWorker(),
      linter(() => worker.getLints({ path, diagnosticCodesToIgnore: [] }), { delay: 150 }),
      autocompletion({ override: [tsAutocompleteWorker()] }),
      tsHoverWorker({ renderTooltip }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) onChange(state.doc.toString())
      }),
    ],
  })
}
