import type { CharSet } from '../core/grammar/char-set'

/*
 * Up to TypeScript 6, template literal types divide each character beyond U+FFFF into two halves, the high and the low
 * surrogate. In TypeScript 7, the types in this file are `never`, because that version does not split characters into
 * surrogates. `HalvesOf` derives a union of surrogates from a string that contains one character for each surrogate.
 */

/** Determines whether the compiler splits characters beyond U+FFFF into surrogates. */
type IsDivided = '\u{10000}' extends `${infer _High}${infer Low}` ? (Low extends '' ? false : true) : never

type HalvesOf<Text extends string, Other extends string> = IsDivided extends true
  ? Exclude<CharSet<Text>, 'a' | Other>
  : never

/**
 * Lists the high surrogates of the `ucschar` characters (RFC 3987, section 2.2) in planes 1 to 14. The range
 * `%xE0000-E0FFF` is not part of `ucschar`.
 */
export type HighUcschar = HalvesOf<
  '𐀀𐐀𐠀𐰀𑀀𑐀𑠀𑰀𒀀𒐀𒠀𒰀𓀀𓐀𓠀𓰀𔀀𔐀𔠀𔰀𕀀𕐀𕠀𕰀𖀀𖐀𖠀𖰀𗀀𗐀𗠀𗰀𘀀𘐀𘠀𘰀𙀀𙐀𙠀𙰀𚀀𚐀𚠀𚰀𛀀𛐀𛠀𛰀𜀀𜐀𜠀𜰀𝀀𝐀𝠀𝰀𞀀𞐀𞠀𞰀🀀🐀🠀🰀𠀀𠐀𠠀𠰀𡀀𡐀𡠀𡰀𢀀𢐀𢠀𢰀𣀀𣐀𣠀𣰀𤀀𤐀𤠀𤰀𥀀𥐀𥠀𥰀𦀀𦐀𦠀𦰀𧀀𧐀𧠀𧰀𨀀𨐀𨠀𨰀𩀀𩐀𩠀𩰀𪀀𪐀𪠀𪰀𫀀𫐀𫠀𫰀𬀀𬐀𬠀𬰀𭀀𭐀𭠀𭰀𮀀𮐀𮠀𮰀𯀀𯐀丽𯰀𰀀𰐀𰠀𰰀𱀀𱐀𱠀𱰀𲀀𲐀𲠀𲰀𳀀𳐀𳠀𳰀𴀀𴐀𴠀𴰀𵀀𵐀𵠀𵰀𶀀𶐀𶠀𶰀𷀀𷐀𷠀𷰀𸀀𸐀𸠀𸰀𹀀𹐀𹠀𹰀𺀀𺐀𺠀𺰀𻀀𻐀𻠀𻰀𼀀𼐀𼠀𼰀𽀀𽐀𽠀𽰀𾀀𾐀𾠀𾰀𿀀𿐀𿠀𿰀񀀀񀐀񀠀񀰀񁀀񁐀񁠀񁰀񂀀񂐀񂠀񂰀񃀀񃐀񃠀񃰀񄀀񄐀񄠀񄰀񅀀񅐀񅠀񅰀񆀀񆐀񆠀񆰀񇀀񇐀񇠀񇰀񈀀񈐀񈠀񈰀񉀀񉐀񉠀񉰀񊀀񊐀񊠀񊰀񋀀񋐀񋠀񋰀񌀀񌐀񌠀񌰀񍀀񍐀񍠀񍰀񎀀񎐀񎠀񎰀񏀀񏐀񏠀񏰀񐀀񐐀񐠀񐰀񑀀񑐀񑠀񑰀񒀀񒐀񒠀񒰀񓀀񓐀񓠀񓰀񔀀񔐀񔠀񔰀񕀀񕐀񕠀񕰀񖀀񖐀񖠀񖰀񗀀񗐀񗠀񗰀񘀀񘐀񘠀񘰀񙀀񙐀񙠀񙰀񚀀񚐀񚠀񚰀񛀀񛐀񛠀񛰀񜀀񜐀񜠀񜰀񝀀񝐀񝠀񝰀񞀀񞐀񞠀񞰀񟀀񟐀񟠀񟰀񠀀񠐀񠠀񠰀񡀀񡐀񡠀񡰀񢀀񢐀񢠀񢰀񣀀񣐀񣠀񣰀񤀀񤐀񤠀񤰀񥀀񥐀񥠀񥰀񦀀񦐀񦠀񦰀񧀀񧐀񧠀񧰀񨀀񨐀񨠀񨰀񩀀񩐀񩠀񩰀񪀀񪐀񪠀񪰀񫀀񫐀񫠀񫰀񬀀񬐀񬠀񬰀񭀀񭐀񭠀񭰀񮀀񮐀񮠀񮰀񯀀񯐀񯠀񯰀񰀀񰐀񰠀񰰀񱀀񱐀񱠀񱰀񲀀񲐀񲠀񲰀񳀀񳐀񳠀񳰀񴀀񴐀񴠀񴰀񵀀񵐀񵠀񵰀񶀀񶐀񶠀񶰀񷀀񷐀񷠀񷰀񸀀񸐀񸠀񸰀񹀀񹐀񹠀񹰀񺀀񺐀񺠀񺰀񻀀񻐀񻠀񻰀񼀀񼐀񼠀񼰀񽀀񽐀񽠀񽰀񾀀񾐀񾠀񾰀񿀀񿐀񿠀񿰀򀀀򀐀򀠀򀰀򁀀򁐀򁠀򁰀򂀀򂐀򂠀򂰀򃀀򃐀򃠀򃰀򄀀򄐀򄠀򄰀򅀀򅐀򅠀򅰀򆀀򆐀򆠀򆰀򇀀򇐀򇠀򇰀򈀀򈐀򈠀򈰀򉀀򉐀򉠀򉰀򊀀򊐀򊠀򊰀򋀀򋐀򋠀򋰀򌀀򌐀򌠀򌰀򍀀򍐀򍠀򍰀򎀀򎐀򎠀򎰀򏀀򏐀򏠀򏰀򐀀򐐀򐠀򐰀򑀀򑐀򑠀򑰀򒀀򒐀򒠀򒰀򓀀򓐀򓠀򓰀򔀀򔐀򔠀򔰀򕀀򕐀򕠀򕰀򖀀򖐀򖠀򖰀򗀀򗐀򗠀򗰀򘀀򘐀򘠀򘰀򙀀򙐀򙠀򙰀򚀀򚐀򚠀򚰀򛀀򛐀򛠀򛰀򜀀򜐀򜠀򜰀򝀀򝐀򝠀򝰀򞀀򞐀򞠀򞰀򟀀򟐀򟠀򟰀򠀀򠐀򠠀򠰀򡀀򡐀򡠀򡰀򢀀򢐀򢠀򢰀򣀀򣐀򣠀򣰀򤀀򤐀򤠀򤰀򥀀򥐀򥠀򥰀򦀀򦐀򦠀򦰀򧀀򧐀򧠀򧰀򨀀򨐀򨠀򨰀򩀀򩐀򩠀򩰀򪀀򪐀򪠀򪰀򫀀򫐀򫠀򫰀򬀀򬐀򬠀򬰀򭀀򭐀򭠀򭰀򮀀򮐀򮠀򮰀򯀀򯐀򯠀򯰀򰀀򰐀򰠀򰰀򱀀򱐀򱠀򱰀򲀀򲐀򲠀򲰀򳀀򳐀򳠀򳰀򴀀򴐀򴠀򴰀򵀀򵐀򵠀򵰀򶀀򶐀򶠀򶰀򷀀򷐀򷠀򷰀򸀀򸐀򸠀򸰀򹀀򹐀򹠀򹰀򺀀򺐀򺠀򺰀򻀀򻐀򻠀򻰀򼀀򼐀򼠀򼰀򽀀򽐀򽠀򽰀򾀀򾐀򾠀򾰀򿀀򿐀򿠀򿰀󀀀󀐀󀠀󀰀󁀀󁐀󁠀󁰀󂀀󂐀󂠀󂰀󃀀󃐀󃠀󃰀󄀀󄐀󄠀󄰀󅀀󅐀󅠀󅰀󆀀󆐀󆠀󆰀󇀀󇐀󇠀󇰀󈀀󈐀󈠀󈰀󉀀󉐀󉠀󉰀󊀀󊐀󊠀󊰀󋀀󋐀󋠀󋰀󌀀󌐀󌠀󌰀󍀀󍐀󍠀󍰀󎀀󎐀󎠀󎰀󏀀󏐀󏠀󏰀󐀀󐐀󐠀󐰀󑀀󑐀󑠀󑰀󒀀󒐀󒠀󒰀󓀀󓐀󓠀󓰀󔀀󔐀󔠀󔰀󕀀󕐀󕠀󕰀󖀀󖐀󖠀󖰀󗀀󗐀󗠀󗰀󘀀󘐀󘠀󘰀󙀀󙐀󙠀󙰀󚀀󚐀󚠀󚰀󛀀󛐀󛠀󛰀󜀀󜐀󜠀󜰀󝀀󝐀󝠀󝰀󞀀󞐀󞠀󞰀󟀀󟐀󟠀󟰀󡀀󡐀󡠀󡰀󢀀󢐀󢠀󢰀󣀀󣐀󣠀󣰀󤀀󤐀󤠀󤰀󥀀󥐀󥠀󥰀󦀀󦐀󦠀󦰀󧀀󧐀󧠀󧰀󨀀󨐀󨠀󨰀󩀀󩐀󩠀󩰀󪀀󪐀󪠀󪰀󫀀󫐀󫠀󫰀󬀀󬐀󬠀󬰀󭀀󭐀󭠀󭰀󮀀󮐀󮠀󮰀󯀀󯐀󯠀󯰀',
  '\udc00'
>

/** Lists the high surrogates of the characters in `%xE0000-E0FFF`, a range that is not part of `ucschar`. */
export type HighTag = HalvesOf<'\u{e0000}\u{e0400}\u{e0800}\u{e0c00}', '\udc00'>

/** Lists the high surrogates of the `iprivate` characters in planes 15 and 16 (RFC 3987, section 2.2). */
export type HighIprivate = HalvesOf<
  '󰀀󰐀󰠀󰰀󱀀󱐀󱠀󱰀󲀀󲐀󲠀󲰀󳀀󳐀󳠀󳰀󴀀󴐀󴠀󴰀󵀀󵐀󵠀󵰀󶀀󶐀󶠀󶰀󷀀󷐀󷠀󷰀󸀀󸐀󸠀󸰀󹀀󹐀󹠀󹰀󺀀󺐀󺠀󺰀󻀀󻐀󻠀󻰀󼀀󼐀󼠀󼰀󽀀󽐀󽠀󽰀󾀀󾐀󾠀󾰀󿀀󿐀󿠀󿰀􀀀􀐀􀠀􀰀􁀀􁐀􁠀􁰀􂀀􂐀􂠀􂰀􃀀􃐀􃠀􃰀􄀀􄐀􄠀􄰀􅀀􅐀􅠀􅰀􆀀􆐀􆠀􆰀􇀀􇐀􇠀􇰀􈀀􈐀􈠀􈰀􉀀􉐀􉠀􉰀􊀀􊐀􊠀􊰀􋀀􋐀􋠀􋰀􌀀􌐀􌠀􌰀􍀀􍐀􍠀􍰀􎀀􎐀􎠀􎰀􏀀􏐀􏠀􏰀',
  '\udc00'
>

/** Lists all low surrogates. */
export type LowHalf = HalvesOf<
  '𐀀𐀁𐀂𐀃𐀄𐀅𐀆𐀇𐀈𐀉𐀊𐀋𐀌𐀍𐀎𐀏𐀐𐀑𐀒𐀓𐀔𐀕𐀖𐀗𐀘𐀙𐀚𐀛𐀜𐀝𐀞𐀟𐀠𐀡𐀢𐀣𐀤𐀥𐀦𐀧𐀨𐀩𐀪𐀫𐀬𐀭𐀮𐀯𐀰𐀱𐀲𐀳𐀴𐀵𐀶𐀷𐀸𐀹𐀺𐀻𐀼𐀽𐀾𐀿𐁀𐁁𐁂𐁃𐁄𐁅𐁆𐁇𐁈𐁉𐁊𐁋𐁌𐁍𐁎𐁏𐁐𐁑𐁒𐁓𐁔𐁕𐁖𐁗𐁘𐁙𐁚𐁛𐁜𐁝𐁞𐁟𐁠𐁡𐁢𐁣𐁤𐁥𐁦𐁧𐁨𐁩𐁪𐁫𐁬𐁭𐁮𐁯𐁰𐁱𐁲𐁳𐁴𐁵𐁶𐁷𐁸𐁹𐁺𐁻𐁼𐁽𐁾𐁿𐂀𐂁𐂂𐂃𐂄𐂅𐂆𐂇𐂈𐂉𐂊𐂋𐂌𐂍𐂎𐂏𐂐𐂑𐂒𐂓𐂔𐂕𐂖𐂗𐂘𐂙𐂚𐂛𐂜𐂝𐂞𐂟𐂠𐂡𐂢𐂣𐂤𐂥𐂦𐂧𐂨𐂩𐂪𐂫𐂬𐂭𐂮𐂯𐂰𐂱𐂲𐂳𐂴𐂵𐂶𐂷𐂸𐂹𐂺𐂻𐂼𐂽𐂾𐂿𐃀𐃁𐃂𐃃𐃄𐃅𐃆𐃇𐃈𐃉𐃊𐃋𐃌𐃍𐃎𐃏𐃐𐃑𐃒𐃓𐃔𐃕𐃖𐃗𐃘𐃙𐃚𐃛𐃜𐃝𐃞𐃟𐃠𐃡𐃢𐃣𐃤𐃥𐃦𐃧𐃨𐃩𐃪𐃫𐃬𐃭𐃮𐃯𐃰𐃱𐃲𐃳𐃴𐃵𐃶𐃷𐃸𐃹𐃺𐃻𐃼𐃽𐃾𐃿𐄀𐄁𐄂𐄃𐄄𐄅𐄆𐄇𐄈𐄉𐄊𐄋𐄌𐄍𐄎𐄏𐄐𐄑𐄒𐄓𐄔𐄕𐄖𐄗𐄘𐄙𐄚𐄛𐄜𐄝𐄞𐄟𐄠𐄡𐄢𐄣𐄤𐄥𐄦𐄧𐄨𐄩𐄪𐄫𐄬𐄭𐄮𐄯𐄰𐄱𐄲𐄳𐄴𐄵𐄶𐄷𐄸𐄹𐄺𐄻𐄼𐄽𐄾𐄿𐅀𐅁𐅂𐅃𐅄𐅅𐅆𐅇𐅈𐅉𐅊𐅋𐅌𐅍𐅎𐅏𐅐𐅑𐅒𐅓𐅔𐅕𐅖𐅗𐅘𐅙𐅚𐅛𐅜𐅝𐅞𐅟𐅠𐅡𐅢𐅣𐅤𐅥𐅦𐅧𐅨𐅩𐅪𐅫𐅬𐅭𐅮𐅯𐅰𐅱𐅲𐅳𐅴𐅵𐅶𐅷𐅸𐅹𐅺𐅻𐅼𐅽𐅾𐅿𐆀𐆁𐆂𐆃𐆄𐆅𐆆𐆇𐆈𐆉𐆊𐆋𐆌𐆍𐆎𐆏𐆐𐆑𐆒𐆓𐆔𐆕𐆖𐆗𐆘𐆙𐆚𐆛𐆜𐆝𐆞𐆟𐆠𐆡𐆢𐆣𐆤𐆥𐆦𐆧𐆨𐆩𐆪𐆫𐆬𐆭𐆮𐆯𐆰𐆱𐆲𐆳𐆴𐆵𐆶𐆷𐆸𐆹𐆺𐆻𐆼𐆽𐆾𐆿𐇀𐇁𐇂𐇃𐇄𐇅𐇆𐇇𐇈𐇉𐇊𐇋𐇌𐇍𐇎𐇏𐇐𐇑𐇒𐇓𐇔𐇕𐇖𐇗𐇘𐇙𐇚𐇛𐇜𐇝𐇞𐇟𐇠𐇡𐇢𐇣𐇤𐇥𐇦𐇧𐇨𐇩𐇪𐇫𐇬𐇭𐇮𐇯𐇰𐇱𐇲𐇳𐇴𐇵𐇶𐇷𐇸𐇹𐇺𐇻𐇼𐇽𐇾𐇿𐈀𐈁𐈂𐈃𐈄𐈅𐈆𐈇𐈈𐈉𐈊𐈋𐈌𐈍𐈎𐈏𐈐𐈑𐈒𐈓𐈔𐈕𐈖𐈗𐈘𐈙𐈚𐈛𐈜𐈝𐈞𐈟𐈠𐈡𐈢𐈣𐈤𐈥𐈦𐈧𐈨𐈩𐈪𐈫𐈬𐈭𐈮𐈯𐈰𐈱𐈲𐈳𐈴𐈵𐈶𐈷𐈸𐈹𐈺𐈻𐈼𐈽𐈾𐈿𐉀𐉁𐉂𐉃𐉄𐉅𐉆𐉇𐉈𐉉𐉊𐉋𐉌𐉍𐉎𐉏𐉐𐉑𐉒𐉓𐉔𐉕𐉖𐉗𐉘𐉙𐉚𐉛𐉜𐉝𐉞𐉟𐉠𐉡𐉢𐉣𐉤𐉥𐉦𐉧𐉨𐉩𐉪𐉫𐉬𐉭𐉮𐉯𐉰𐉱𐉲𐉳𐉴𐉵𐉶𐉷𐉸𐉹𐉺𐉻𐉼𐉽𐉾𐉿𐊀𐊁𐊂𐊃𐊄𐊅𐊆𐊇𐊈𐊉𐊊𐊋𐊌𐊍𐊎𐊏𐊐𐊑𐊒𐊓𐊔𐊕𐊖𐊗𐊘𐊙𐊚𐊛𐊜𐊝𐊞𐊟𐊠𐊡𐊢𐊣𐊤𐊥𐊦𐊧𐊨𐊩𐊪𐊫𐊬𐊭𐊮𐊯𐊰𐊱𐊲𐊳𐊴𐊵𐊶𐊷𐊸𐊹𐊺𐊻𐊼𐊽𐊾𐊿𐋀𐋁𐋂𐋃𐋄𐋅𐋆𐋇𐋈𐋉𐋊𐋋𐋌𐋍𐋎𐋏𐋐𐋑𐋒𐋓𐋔𐋕𐋖𐋗𐋘𐋙𐋚𐋛𐋜𐋝𐋞𐋟𐋠𐋡𐋢𐋣𐋤𐋥𐋦𐋧𐋨𐋩𐋪𐋫𐋬𐋭𐋮𐋯𐋰𐋱𐋲𐋳𐋴𐋵𐋶𐋷𐋸𐋹𐋺𐋻𐋼𐋽𐋾𐋿𐌀𐌁𐌂𐌃𐌄𐌅𐌆𐌇𐌈𐌉𐌊𐌋𐌌𐌍𐌎𐌏𐌐𐌑𐌒𐌓𐌔𐌕𐌖𐌗𐌘𐌙𐌚𐌛𐌜𐌝𐌞𐌟𐌠𐌡𐌢𐌣𐌤𐌥𐌦𐌧𐌨𐌩𐌪𐌫𐌬𐌭𐌮𐌯𐌰𐌱𐌲𐌳𐌴𐌵𐌶𐌷𐌸𐌹𐌺𐌻𐌼𐌽𐌾𐌿𐍀𐍁𐍂𐍃𐍄𐍅𐍆𐍇𐍈𐍉𐍊𐍋𐍌𐍍𐍎𐍏𐍐𐍑𐍒𐍓𐍔𐍕𐍖𐍗𐍘𐍙𐍚𐍛𐍜𐍝𐍞𐍟𐍠𐍡𐍢𐍣𐍤𐍥𐍦𐍧𐍨𐍩𐍪𐍫𐍬𐍭𐍮𐍯𐍰𐍱𐍲𐍳𐍴𐍵𐍶𐍷𐍸𐍹𐍺𐍻𐍼𐍽𐍾𐍿𐎀𐎁𐎂𐎃𐎄𐎅𐎆𐎇𐎈𐎉𐎊𐎋𐎌𐎍𐎎𐎏𐎐𐎑𐎒𐎓𐎔𐎕𐎖𐎗𐎘𐎙𐎚𐎛𐎜𐎝𐎞𐎟𐎠𐎡𐎢𐎣𐎤𐎥𐎦𐎧𐎨𐎩𐎪𐎫𐎬𐎭𐎮𐎯𐎰𐎱𐎲𐎳𐎴𐎵𐎶𐎷𐎸𐎹𐎺𐎻𐎼𐎽𐎾𐎿𐏀𐏁𐏂𐏃𐏄𐏅𐏆𐏇𐏈𐏉𐏊𐏋𐏌𐏍𐏎𐏏𐏐𐏑𐏒𐏓𐏔𐏕𐏖𐏗𐏘𐏙𐏚𐏛𐏜𐏝𐏞𐏟𐏠𐏡𐏢𐏣𐏤𐏥𐏦𐏧𐏨𐏩𐏪𐏫𐏬𐏭𐏮𐏯𐏰𐏱𐏲𐏳𐏴𐏵𐏶𐏷𐏸𐏹𐏺𐏻𐏼𐏽𐏾𐏿',
  '\ud800'
>

/**
 * Lists the high surrogates of the last two characters in each plane. Combined with the low surrogates in `LowLast`,
 * the surrogates in `HighLast` form noncharacters.
 */
export type HighLast = HalvesOf<
  '\u{1fc00}\u{2fc00}\u{3fc00}\u{4fc00}\u{5fc00}\u{6fc00}\u{7fc00}\u{8fc00}\u{9fc00}\u{afc00}\u{bfc00}\u{cfc00}\u{dfc00}\u{efc00}\u{ffc00}\u{10fc00}',
  '\udc00'
>
export type LowLast = '\udffe' | '\udfff'
