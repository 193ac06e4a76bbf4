import { fakeToken } from '../../values/fake-token.ts';
import { behindText, noise, repeatedBytes, repeatedText } from './repeated-text.ts';

/** A text that is made to cost as much as it can, in any size. */
export interface HostileText {
  name: string;
  /** That many bytes of it. */
  make(size: number): Uint8Array;
}

const CARD = '4539 1488 0343 6467';
const MAIL = 'anna.berg@example.org';

/** Texts that repeat one piece: each makes one part of the scan revisit the same bytes. */
const PIECES: Readonly<Record<string, string>> = {
  'one letter': 'a',
  'one digit': '7',
  'digits in groups': '1 ',
  'digits with dots': '1.',
  'digits with hyphens': '12-',
  'digits of any card': '4111 1111 ',
  'hex digits': '0f:',
  'capitals and digits': 'A1 B2 ',
  'at signs': '@',
  'short addresses': 'a@',
  dots: '.....',
  hyphens: '-',
  blanks: ' ',
  'line breaks': '\n',
  'line breaks of both kinds': '\r\n',
  'quotes by turns': '"\'',
  'marks of private keys': '-----BEGIN ',
  'whole marks of private keys': '-----BEGIN RSA PRIVATE KEY-----\n',
  'headers of other private keys': 'PuTTY-User-Key-File-2: ',
  'headers of exchanged keys': '---- BEGIN SSH2 PRIVATE KEY ----',
  'beginnings of web tokens': 'eyJ',
  'beginnings of web tokens with dots': 'eyJhbGci.',
  'password names': 'password=',
  'password names apart': 'password = ',
  'key names': 'key: ',
  'names of secrets of many kinds': 'api_key secret token password ',
  'secrets in quotes': 'secret="abc" ',
  schemes: 'https://',
  'schemes with credentials': 'https://a:b@',
  'connection strings': 'postgres://u:p@h/',
  'telephone signs': '+1 (',
  'country codes': 'DE44 ',
  'cards on one line': `${CARD} `,
  'cards without blanks': '4539148803436467,',
  'addresses on one line': `${MAIL} `,
  'addresses on lines': `${MAIL}\n`,
  'keywords and values': `card ${CARD} mail ${MAIL} ssn 219-09-9999 `,
  'opening brackets of JSON': '[',
  'members of JSON without end': '{"a":',
  'strings of JSON': '["a",',
  'properties with values': '{"card": "4539148803436467", "mail": "a@b.de"}\n',
  'escapes within escapes': '\\\\',
  'escaped letters': '\\u0041',
  'escapes with digits': '\\n4539148803436467',
  'escapes and blanks': '\\u0041 ',
  'percent encodings': '%41',
  'percent encodings apart': '%20 ',
  'percent encodings of percents': '%25',
  'character references': '&#64;',
  'character references apart': '&#64; ',
  'beginnings of character references': '&amp',
  'encodings of every kind': 'a%40b &#64; \\u0040 ',
  'angle brackets': '<',
  tags: '<a href="x">',
  'letters of two bytes': 'é',
  'letters of three bytes': '身份证号',
  'letters with many accents': `e${'\u0301'.repeat(40)}`,
  names: 'Anna Berg ',
  'street addresses': 'Main Street 5 ',
  'years and days': '2024-01-02 ',
  times: '1700000000 ',
  uuids: '6fa459ea-ee8a-3ca4-894e-db77e160355e ',
  hashes: '9e107d9d372bb6826bd81d3542a419d6 ',
  'words before numbers': 'no. 1234567 ',
};

/** Text that is base64 again and again. */
function encodedText(piece: string): string {
  const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  let text = '';
  for (let at = 0; at + 2 < piece.length; at += 3) {
    const bits =
      (piece.charCodeAt(at) << 16) | (piece.charCodeAt(at + 1) << 8) | piece.charCodeAt(at + 2);
    for (let shift = 18; shift >= 0; shift -= 6) text += ALPHABET[(bits >> shift) & 63] ?? '';
  }
  return text;
}

function noisyText(alphabet: string): (size: number) => Uint8Array {
  return (size) => {
    const next = noise(7);
    return Uint8Array.from({ length: size }, () => alphabet.charCodeAt(next(alphabet.length)));
  };
}

/** Both byte orders are equivalent: UTF-16 is detected by its byte-order mark. */
function utf16(piece: string): (size: number) => Uint8Array {
  return (size) => {
    const units = Array.from(piece).flatMap((letter) => [letter.charCodeAt(0), 0]);
    const bytes = repeatedBytes(Uint8Array.from(units), size);
    bytes.copyWithin(2, 0);
    bytes.set([0xff, 0xfe]);
    return bytes;
  };
}

const TABLE_ROWS = 'card,mail,note\n'.concat('1,a,b\n'.repeat(12));

/** Texts with a beginning, an order or bytes of their own. */
const OTHERS: readonly HostileText[] = [
  {
    name: 'a table with a row of many cells',
    make: (size) => behindText(TABLE_ROWS, `${CARD},`, size),
  },
  {
    name: 'a table of many columns',
    make: (size) => {
      const header = Array.from({ length: 10_000 }, (_, index) => `card${index}`).join();
      return behindText(`${header}\n`, '4539148803436467,', size);
    },
  },
  {
    name: 'a table of rows with many cells',
    make: (size) => {
      const header = Array.from({ length: 99 }, (_, index) => `mail${index}`).join();
      const row = Array.from({ length: 99 }, () => 'a@bc.de').join();
      return behindText(`${header}\n`, `${row}\n`, size);
    },
  },
  {
    name: 'a list of JSON of cards',
    make: (size) => behindText('{"cards": [', '"4539148803436467",', size),
  },
  {
    name: 'brackets around a value of JSON',
    make: (size) => behindText('[1', '[4539148803436467,', size),
  },
  { name: 'a secret of one line', make: (size) => behindText('password="', 'aB3$', size) },
  { name: 'a key of one line', make: (size) => behindText('api_key: ', 'f00ba1', size) },
  { name: 'an address of one line', make: (size) => behindText('https://', 'user:', size) },
  {
    name: 'base64 on one line',
    make: (size) => repeatedText(fakeToken('base64', 4096, 3), size),
  },
  {
    name: 'text in base64 on one line',
    make: (size) => repeatedText(encodedText(`${MAIL}, ${CARD}, password=x9 `.repeat(3)), size),
  },
  {
    name: 'text in base64 in base64',
    make: (size) =>
      repeatedText(encodedText(encodedText(`mail: ${MAIL}, ${CARD} `.repeat(9))), size),
  },
  { name: 'UTF-16', make: utf16(`mail ${MAIL} card ${CARD} `) },
  { name: 'UTF-16 of lone surrogates', make: utf16('\ud800a') },
  { name: 'bytes that are no UTF-8', make: (size) => new Uint8Array(size).fill(0x80) },
  { name: 'beginnings of letters', make: (size) => new Uint8Array(size).fill(0xf0) },
  { name: 'zeros', make: (size) => new Uint8Array(size) },
  {
    name: 'binary noise',
    make: (size) => {
      const next = noise(11);
      return Uint8Array.from({ length: size }, () => next(256));
    },
  },
  { name: 'noise of digits', make: noisyText('0123456789') },
  { name: 'noise of digits and blanks', make: noisyText('0123456789 ') },
  { name: 'noise of digits and signs', make: noisyText('0123456789-./: \n') },
  { name: 'noise of capitals and digits', make: noisyText('ABCDEFGHIJ0123456789 ') },
  { name: 'noise of signs', make: noisyText('"\'\\%&;=:@./-_+<>{}[] a1') },
];

export const HOSTILE_TEXTS: readonly HostileText[] = [
  ...Object.entries(PIECES).map(([name, piece]) => ({
    name,
    make: (size: number) => repeatedText(piece, size),
  })),
  ...OTHERS,
];
