import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { createXmlReader } from './xml-reader.ts';

afterEach(() => vi.restoreAllMocks());

/** Events of a text that comes in pieces. */
function eventsOf(pieces: readonly string[]) {
  const events: string[] = [];
  let text = '';
  const flush = () => {
    if (text !== '') events.push(text);
    text = '';
  };
  const reader = createXmlReader({
    open: (name) => {
      flush();
      events.push(`<${name}>`);
    },
    close: (name) => {
      flush();
      events.push(`</${name}>`);
    },
    text: (more) => {
      text += more;
    },
  });
  for (const piece of pieces) reader.write(piece);
  const isSound = reader.end();
  flush();
  return { events, isSound };
}

/** Characters that are looked at, searched or joined while a text is read in pieces. */
function searched(text: string, pieceLength: number): number {
  let steps = 0;
  const { indexOf, charCodeAt } = String.prototype;
  const { join } = Array.prototype;
  vi.spyOn(String.prototype, 'charCodeAt').mockImplementation(function counted(this: string, at) {
    steps += 1;
    return charCodeAt.call(this, at);
  });
  vi.spyOn(Array.prototype, 'join').mockImplementation(function counted(this: string[], by) {
    const joined = join.call(this, by);
    steps += joined.length;
    return joined;
  });
  vi.spyOn(String.prototype, 'indexOf').mockImplementation(function counted(
    this: string,
    wanted: string,
    from = 0,
  ) {
    const at = indexOf.call(this, wanted, from);
    steps += (at < 0 ? this.length : at) - from + 1;
    return at;
  });
  const reader = createXmlReader({ open: () => {}, close: () => {}, text: () => {} });
  for (let at = 0; at < text.length; at += pieceLength) {
    reader.write(text.slice(at, at + pieceLength));
  }
  reader.end();
  vi.restoreAllMocks();
  return steps;
}

test.each([
  ['a tag that never ends', `<a ${'b '.repeat(50_000)}`],
  ['a quote that never ends', `<a b="${'c '.repeat(50_000)}`],
  ['a comment that never ends', `<!--${'c '.repeat(50_000)}`],
  ['tags that never end', '<a '.repeat(33_000)],
  ['elements that are never closed', '<a>'.repeat(33_000)],
])('twice as much of %s costs twice as much', (_name, text) => {
  const once = searched(text, 1000);
  const twice = searched(text + text, 1000);
  expect(twice).toBeLessThanOrEqual(3 * once);
  expect(once).toBeLessThan(20 * text.length);
});

test('reads names, attributes, references and character data', () => {
  const read: string[] = [];
  const reader = createXmlReader({
    open: (name, tag) => {
      read.push(`${name} ${tag.qualified()} ${tag.get('b')} ${tag.prefixed('b')} ${tag.written()}`);
      read.push(JSON.stringify(tag.attributes()));
    },
    close: (name, qualified, end) => read.push(`/${name} ${qualified} ${end}`),
    text: (text, start, end) => read.push(`${start}-${end} ${text}`),
    other: (kind) => read.push(kind),
  });
  reader.write(
    '<?p ?><n:a b="1&lt;" c:b = \'>\'><!-- <x> --> &#x41;&amp;&nbsp;<![CDATA[&amp;]]><d/></n:a >',
  );
  expect(reader.end()).toBe(true);
  expect(read).toEqual([
    'instruction',
    `a n:a 1< > <n:a b="1&lt;" c:b = '>'>`,
    JSON.stringify([
      { name: 'b', written: '1&lt;', start: 14, end: 19 },
      { name: 'c:b', written: '>', start: 28, end: 29 },
    ]),
    'comment',
    '43-61  A&&nbsp;',
    '70-75 &amp;',
    'd d undefined undefined <d/>',
    '[]',
    '/d d 82',
    '/a n:a 87',
  ]);
});

test.each([
  '<a>',
  '</a>',
  '<a/><b',
  '<a/><!-- b',
  '<a/><!DOCTYPE',
  '<a><![CDATA[b</a>',
  '<a b=c/>',
  '<a b/>',
  '<a>1 < 2</a>',
  '<!DOCTYPE a [<!ENTITY b "c">',
])('is not well-formed: %s', (text) => {
  expect(eventsOf([text]).isSound).toBe(false);
});

test('skips a document type with all its declarations, wherever the text is cut', () => {
  const type = '<!DOCTYPE a [<!ENTITY b "<c>d</c>"> <!-- ]> --> <?e ]> ?> <!ENTITY f "&b;&b;"> ] >';
  const text = `<?xml version="1.0"?>${type}<a>&f;</a>`;
  for (let cut = 0; cut < text.length; cut += 1) {
    const { events, isSound } = eventsOf([text.slice(0, cut), text.slice(cut)]);
    expect(events).toEqual(['<a>', '&f;', '</a>']);
    expect(isSound).toBe(true);
  }
});

test('reports nothing after it is stopped', () => {
  const names: string[] = [];
  const reader = createXmlReader({
    open: (name) => {
      names.push(name);
      if (name === 'b') reader.stop();
    },
    close: () => undefined,
    text: () => undefined,
  });
  reader.write('<a><b><c/></b>');
  reader.write('</a>');
  reader.end();
  expect(names).toEqual(['a', 'b']);
});

test('reads on behind markup that is too long', () => {
  const comment = `<!--${' '.repeat(5 * 1024 * 1024)}-->`;
  const pieces = `<r>${comment}<a>b</a></r>`.match(/[^]{1,65536}/g) ?? [];
  const { events, isSound } = eventsOf(pieces);
  expect(events.filter((part) => /\w/.test(part))).toEqual(['<r>', '<a>', 'b', '</a>', '</r>']);
  expect(isSound).toBe(false);
});

test('reports the same for pieces of any length', () => {
  const part = fc.constantFrom(
    '<a>',
    '</a>',
    '<b c="d>e"/>',
    'text &amp; more',
    '<!-- x -->',
    '<',
    '"',
  );
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 30 }).map((parts) => `<r>${parts.join('')}</r>`),
      fc.integer({ min: 1, max: 9 }),
      (text, length) => {
        const pieces = text.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? [];
        expect(eventsOf(pieces)).toEqual(eventsOf([text]));
      },
    ),
  );
});
