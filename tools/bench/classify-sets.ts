import { CLASSIFIERS, type Classifier } from '@waybill/engine';

/** The thirty personal, financial and health types identified only by their digits and letters. */
const PERSONAL = [
  'email',
  'payment-card',
  'us-ssn',
  'us-itin',
  'iban',
  'ip-address',
  'mac-address',
  'phone',
  'us-aba-routing',
  'uk-nhs',
  'uk-nino',
  'in-aadhaar',
  'in-pan',
  'es-nif',
  'it-fiscal-code',
  'pl-pesel',
  'sg-fin',
  'au-abn',
  'us-passport',
  'us-npi',
  'us-medicare-mbi',
  'us-dea-number',
  'vin',
  'crypto-wallet',
  'swift-bic',
  'date',
  'icd-10',
];

/** Data types that are measured together, by the name that the figures have. */
export function classifySets(): Readonly<Record<'P' | 'S' | 'PS' | 'all', readonly Classifier[]>> {
  const personal = PERSONAL.map((id) => {
    const found = CLASSIFIERS.find((classifier) => classifier.id === id);
    if (found === undefined) throw new Error(`No data type has the id ${id}.`);
    return found;
  });
  const secrets = CLASSIFIERS.filter((classifier) => classifier.class === 'secret');
  return { P: personal, S: secrets, PS: [...personal, ...secrets], all: CLASSIFIERS };
}
