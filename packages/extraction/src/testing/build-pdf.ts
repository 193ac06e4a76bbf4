/** A PDF of one page with this content, further entries for its page, and further objects from 6 on. */
export function buildPdf(content: string, page = '', objects: readonly string[] = []): Buffer {
  const bodies = [
    '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[]>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>${page}>>`,
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...objects,
  ];
  let file = '%PDF-1.4\n';
  const places: number[] = [];
  bodies.forEach((body, index) => {
    places.push(file.length);
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = bodies.length + 1;
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`,
    'latin1',
  );
}
