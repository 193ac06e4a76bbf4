/** Named characters of HTML that occur in texts: those of Latin-1 by their number, and a few more. */
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 ' +
  'acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde ' +
  'Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute ' +
  'Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde ' +
  'auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ' +
  'ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

/** Source: HTML Living Standard, 13.5 Named character references. */
export const HTML_ENTITIES: ReadonlyMap<string, string> = new Map([
  ...LATIN_1.split(' ').map((name, index) => [name, String.fromCharCode(160 + index)] as const),
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
  ['OElig', 'Œ'],
  ['oelig', 'œ'],
  ['Scaron', 'Š'],
  ['scaron', 'š'],
  ['Yuml', 'Ÿ'],
  ['fnof', 'ƒ'],
  ['circ', 'ˆ'],
  ['tilde', '˜'],
  ['ensp', ' '],
  ['emsp', ' '],
  ['thinsp', ' '],
  ['zwnj', '\u200C'],
  ['zwj', '\u200D'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['sbquo', '‚'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bdquo', '„'],
  ['dagger', '†'],
  ['bull', '•'],
  ['hellip', '…'],
  ['permil', '‰'],
  ['prime', '′'],
  ['lsaquo', '‹'],
  ['rsaquo', '›'],
  ['euro', '€'],
  ['trade', '™'],
  ['rarr', '→'],
  ['larr', '←'],
  ['minus', '−'],
  ['commat', '@'],
  ['period', '.'],
  ['colon', ':'],
  ['num', '#'],
  ['sol', '/'],
  ['lowbar', '_'],
  ['Tab', '\t'],
  ['NewLine', '\n'],
]);
