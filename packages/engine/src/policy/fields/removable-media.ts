import type { FieldGroup } from '../field.ts';
import { fact, field, firstFact, fromFacts, truthIn } from '../field-rows.ts';

/** USB sticks, disks and cards that files are copied to, as agents name them. */
export const fields: FieldGroup = [
  fact(
    'media.serial',
    'Removable media: serial number',
    'volumeSerial',
    'deviceSerial',
    'removableMedia',
  ),
  fact('media.vendor', 'Removable media: vendor', 'deviceVendor', 'volumeVendor'),
  fact('media.product', 'Removable media: product', 'volumeProduct', 'deviceProduct'),
  fact('media.bus', 'Removable media: connection', 'volumeBus'),
  fact('media.label', 'Removable media: name', 'volumeLabel', 'volume'),
  fromFacts(
    field('media.encrypted', 'boolean', 'Removable media: encrypted', ({ extra }) =>
      truthIn(firstFact(extra, ['volumeEncrypted'])),
    ),
    'volumeEncrypted',
  ),
  field('process.parent', 'string', 'Process: parent', ({ process }) => process?.parent ?? null),
];
