import type { XmlHandler } from '@waybill/formats/xml/xml-handler';

/** Tells each text of an XML part that is more than blanks, a number or a truth value. */
export function textNodes(tell: (text: string, element: string) => void): XmlHandler {
  let element = '';
  let gathered = '';
  function flush(): void {
    const text = gathered.trim();
    gathered = '';
    if (text !== '' && !/^(?:[\d.]+|true|false)$/.test(text)) tell(text, element);
  }
  return {
    open: (name) => {
      flush();
      element = name;
    },
    close: flush,
    text: (text) => {
      gathered += text;
    },
  };
}
