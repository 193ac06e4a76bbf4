/** Control characters that are in texts: tab, line ends, form feed, backspace, escape. */
const TEXT_CONTROLS = new Set([8, 9, 10, 11, 12, 13, 27]);

/** Whether decoded text looks like text rather than misinterpreted bytes. */
export function looksLikeText(sample: string): boolean {
  if (sample === '') return false;
  let odd = 0;
  for (let at = 0; at < sample.length; at += 1) {
    const code = sample.charCodeAt(at);
    const isControl = (code < 32 && !TEXT_CONTROLS.has(code)) || (code >= 0x7f && code < 0xa0);
    if (isControl || code === 0xfffd || code >= 0xfffe) odd += 1;
  }
  return odd <= sample.length / 20;
}
