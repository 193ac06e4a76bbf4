import type { Passage, ReadableText } from '../../classifiers/define-classifier.ts';
import type { TemplatePrints } from './template-prints.ts';
import { winnow } from './winnow.ts';

export interface FingerprintRule {
  templates: readonly TemplatePrints[];
  salt: number;
  /** Share of a template’s hashes that a text must hold. */
  containment: number;
}

/** From here on a document is certainly made from the template. */
const HIGH = 0.9;

interface Match {
  found: Set<number>;
  start: number;
  end: number;
}

/**
 * A reader that recognises documents made from a template: containment, the share of the template’s
 * hashes found in the text, also detects a template that was filled in and grew, which resemblance
 * would not. It describes the whole text; its place is the first shared hash.
 */
export function fingerprintReader(rule: FingerprintRule): (text: ReadableText) => Passage[] {
  const owners = ownersByHash(rule.templates);
  return ({ bytes, length }) => {
    const matches = new Map<number, Match>();
    for (const { hash, start, end } of winnow(bytes, length, rule.salt)) {
      for (const template of owners.get(hash) ?? []) {
        const match = matches.get(template) ?? { found: new Set(), start, end };
        match.found.add(hash);
        matches.set(template, match);
      }
    }
    return [...matches].flatMap(([index, match]) => passageOf(rule, index, match));
  };
}

function passageOf(rule: FingerprintRule, index: number, match: Match): Passage[] {
  const template = rule.templates[index];
  if (!template) return [];
  const containment = match.found.size / template.hashes.length;
  if (containment < rule.containment) return [];
  return [
    {
      start: match.start,
      end: match.end,
      confidence: containment >= HIGH ? 'high' : 'medium',
      features: { containment },
      detail: template.name,
      isOfText: true,
    },
  ];
}

function ownersByHash(templates: readonly TemplatePrints[]): ReadonlyMap<number, number[]> {
  const owners = new Map<number, number[]>();
  for (const [index, { hashes }] of templates.entries()) {
    for (const hash of hashes) owners.set(hash, [...(owners.get(hash) ?? []), index]);
  }
  return owners;
}
