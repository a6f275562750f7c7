// Prepares the input for VitePress: the packed package in `node_modules`, the pages from `docs/`, and the API pages.
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { unpackInto } from '../../build/unpacked.mjs'
import { writeApi } from './api.mjs'
import { writeDeclarations } from './declarations.mjs'
import { writeDocuments } from './documents.mjs'
import { PAGES, SITE } from './places.mjs'
import { writeTexts } from './texts.mjs'

unpackInto(join(SITE, 'node_modules/uri-ts'))
rmSync(PAGES, { recursive: true, force: true })
cpSync(join(SITE, 'pages'), PAGES, { recursive: true })
writeDocuments(await writeApi())
writeTexts()
writeDeclarations()
