import fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlText } from './html-text.ts';

function shown(html: string): string {
  return [...htmlText(html)].join('').replaceAll(/\s+/g, ' ').trim();
}

test('text without markup, characters by name and number in their place', () => {
  expect(shown('<p>A &amp; B &eacute; &#233; &#xE9;</p><p>C<b>D</b></p>')).toBe('A & B é é é CD');
});

test('what stands in links, images, inputs, scripts and comments is told', () => {
  const html =
    '<a href="mailto:a@b.example">x</a><img alt=\'a cat\'><input value=v1><script>var k = "s3";</script><!-- c -->';
  expect(shown(html)).toBe('mailto:a@b.example x a cat v1 var k = "s3"; c');
});

test('styles are not', () => {
  expect(shown('<style>p { color: red }</style>red')).toBe('red');
});

test('any input is read to its end', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('<', '>', '"', "'", '<!--', '-->', '<script>', 'a', ' href=', '&'), {
        maxLength: 60,
      }),
      (pieces) => {
        const html = pieces.join('');
        expect(shown(html).length).toBeLessThanOrEqual(html.length * 2 + 10);
      },
    ),
  );
});
