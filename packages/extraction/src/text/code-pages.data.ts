/** Upper halves of the DOS code pages that the encoding standard leaves out. Source: Unicode, MAPPINGS/VENDORS/MICSFT/PC. */
export const DOS_CODE_PAGES: Readonly<Record<number, string>> = {
  437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀' +
    'αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀' +
    'ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
};

/** Labels of the encoding standard for code pages of Windows and Macintosh that have no label by number. */
export const CODE_PAGE_LABELS: Readonly<Record<number, string>> = {
  708: 'iso-8859-6',
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  1200: 'utf-16le',
  1201: 'utf-16be',
  1361: 'euc-kr',
  10_000: 'macintosh',
  10_001: 'shift_jis',
  10_007: 'x-mac-cyrillic',
  20_866: 'koi8-r',
  21_866: 'koi8-u',
  28_592: 'iso-8859-2',
  28_595: 'iso-8859-5',
  50_220: 'iso-2022-jp',
  51_932: 'euc-jp',
  54_936: 'gb18030',
  65_001: 'utf-8',
};

/** Code pages of the character sets that fonts name. Source: [MS-RTF] \\fcharset, [MS-WMF] 2.1.1.5. */
export const CHARSET_CODE_PAGES: Readonly<Record<number, number>> = {
  0: 1252,
  77: 10_000,
  78: 10_001,
  128: 932,
  129: 949,
  130: 1361,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
  254: 437,
  255: 850,
};
