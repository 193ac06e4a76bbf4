import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

const VALUES = [
  'brca[12]',
  'rs[0-9]{4,9}',
  'apoe ?e[234]',
  'hla-[a-z]{1,4}\\*?[0-9:]{2,8}',
  'trisomy (?:13|18|21)',
  'factor v leiden',
  'cftr',
  'karyotype 4[5-7],x[xy]{0,2}',
  '4[5-7],x[xy]{0,2}',
];

export const classifier = defineClassifier({
  id: 'genetic-data',
  name: 'Genetic data',
  class: 'health',
  locale: 'any',
  sensitivity: 4,
  keywords: [
    'genotype',
    'genotypes',
    'genetic',
    'genetic test',
    'genetic testing',
    'allele',
    'alleles',
    'variant',
    'mutation',
    'heterozygous',
    'homozygous',
    'snp',
    'carrier',
    'chromosome',
    'dna',
    'gen',
    'genotyp',
    'genetischer',
    'genetische',
    'gentest',
    'trägerin',
    'heterozygot',
  ],
  proximity: 40,
  patterns: [
    { pattern: `(?:${VALUES.join('|')})`, caseless: true, alone: 'none', supported: 'medium' },
  ],
  reference: 'https://eur-lex.europa.eu/eli/reg/2016/679/art_9/oj',
  examples: {
    match: [
      { text: 'genetic test: BRCA1 mutation, heterozygous', source: OWN },
      { text: 'genotype rs1799853 CT', source: OWN },
      { text: 'carrier of CFTR', source: OWN },
    ],
    noMatch: [
      { text: 'revision rs12345 of the file', source: `${OWN}: nothing says genetic` },
      { text: 'genetic algorithms in practice', source: `${OWN}: no value` },
    ],
  },
});
