/** Style properties of a drawing; each has an attribute of the same name. */
const ATTRIBUTES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'visibility',
] as const;

/** Browsers give mixed colours as `color(srgb r g b / a)`, which not every reader of a file knows. */
const SRGB = /color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+))?\)/g;

/** The same colours in the notation that every reader knows. */
export function plainColors(value: string): string {
  return value.replaceAll(SRGB, (_, ...found: (string | undefined)[]) => {
    const channels = found.slice(0, 3).map((share) => Math.round(Number(share) * 255));
    const alpha = found[3];
    return alpha === undefined
      ? `rgb(${channels.join(', ')})`
      : `rgba(${channels.join(', ')}, ${alpha})`;
  });
}

/**
 * A copy of a drawing that needs no style sheet: the style of every part is in its attributes.
 * @param svg in the document, as displayed
 */
function standaloneSvg(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true);
  // The types of cloneNode know only that it is a node.
  if (!(copy instanceof SVGSVGElement)) throw new TypeError('a copy of a drawing is a drawing');
  const originals = [svg, ...svg.querySelectorAll<SVGElement>('*')];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  for (const [index, original] of originals.entries()) {
    const part = copies[index];
    if (part === undefined) continue;
    const style = getComputedStyle(original);
    for (const name of ATTRIBUTES) {
      const value = style.getPropertyValue(name);
      if (value !== '') part.setAttribute(name, plainColors(value));
    }
    part.removeAttribute('class');
    part.removeAttribute('style');
    // A picture file leads nowhere.
    part.removeAttribute('href');
  }
  const { width, height } = svg.getBoundingClientRect();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return copy;
}

async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** The surface that a drawing is on. */
function backgroundOf(element: Element | null): string {
  for (let at = element; at !== null; at = at.parentElement) {
    const color = getComputedStyle(at).backgroundColor;
    if (color !== '' && color !== 'transparent' && !color.endsWith(', 0)')) return color;
  }
  return '#ffffff';
}

/** A drawing as its own document, for a picture file. */
export interface DrawingMarkup {
  /** An SVG document that needs no style sheet. */
  markup: string;
  /** In pixels. */
  width: number;
  height: number;
  /** A colour that lies behind it. */
  background: string;
}

/**
 * A drawing as a picture file, on the surface that it is on. Needs a content policy with `img-src
 * blob:`; nothing is injected into the page. Letters are drawn in the system's typeface.
 * @param scale pixels of the picture for each pixel on the page
 * @throws Error when the browser cannot draw it
 */
export async function svgToPng(svg: SVGSVGElement, scale: number): Promise<Blob> {
  const { width, height } = svg.getBoundingClientRect();
  const markup = new XMLSerializer().serializeToString(standaloneSvg(svg));
  return markupToPng({ markup, width, height, background: backgroundOf(svg) }, scale);
}

/** The same for a drawing that is not in the page. */
export async function markupToPng(
  { markup, width, height, background }: DrawingMarkup,
  scale: number,
): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml;charset=utf-8' }));
  try {
    const image = await loadImage(address);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('This browser cannot draw pictures');
    context.fillStyle = background;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise<Blob>((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob === null ? reject(new Error('The picture is too large')) : resolve(blob)),
        'image/png',
      );
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
