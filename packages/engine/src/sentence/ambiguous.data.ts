import type { Condition } from '@waybill/contract';
import { OUTSIDE } from './meaning-synonyms.data.ts';
import type { Slot } from './term.ts';

type Option = readonly [optionId: string, slot: Slot, condition: Condition];

/** Ambiguous phrases: the author is asked. Phrases are separated by `|`. */
export const AMBIGUOUS: readonly (readonly [options: readonly Option[], phrases: string])[] = [
  [
    [
      ['personal-data', 'data', { f: 'data.groups', op: 'anyOf', v: ['personal'] }],
      ['personal-account', 'account', { f: 'destination.managed', op: 'ne', v: 'yes' }],
    ],
    'personal|private|privat|private|privaten|privates|privater|persönlich|persönliche|persönlichen',
  ],
  [
    [
      ['label', 'sensitivity', { f: 'label.level', op: 'in', v: ['secret', 'confidential'] }],
      ['sensitivity', 'sensitivity', { f: 'data.sensitivity', op: 'gte', v: 2 }],
    ],
    'confidential|confidential data|confidential documents|confidential files|vertraulich|vertrauliche|vertraulichen|vertrauliche daten|vertrauliche dokumente|vertrauliche dateien|vertraulicher',
  ],
  [
    [
      ['secrets', 'data', { f: 'data.groups', op: 'anyOf', v: ['secret'] }],
      ['label', 'sensitivity', { f: 'label.level', op: 'in', v: ['secret'] }],
    ],
    'secret|secret data|secret files|secret documents|geheim|geheime|geheimen|geheime daten|geheime dokumente',
  ],
  [
    [
      ['label', 'sensitivity', { f: 'label.level', op: 'in', v: ['internal'] }],
      ['any-label', 'sensitivity', { f: 'label', op: 'exists', v: true }],
    ],
    'internal|internal data|internal documents|internal files|intern|interne|internen|interner|interne daten|interne dokumente|interne dateien',
  ],
  [
    [
      ['outside', 'destination', OUTSIDE],
      ['leaver', 'person', { f: 'actor.leaver', op: 'eq', v: true }],
    ],
    'leave|leaves|leaving|left|leave the company|leaves the company|leaving the company|leave the organisation|leaves the organisation|leaves the organization|verlassen|verlässt|verlassen die firma|die firma verlassen|das unternehmen verlassen|verlässt das unternehmen|verlässt die firma|verlassen das unternehmen',
  ],
  [
    [
      [
        'personal-cloud',
        'destination',
        {
          all: [
            { f: 'destination.service', op: 'in', v: ['storage', 'transfer'] },
            { f: 'destination.managed', op: 'ne', v: 'yes' },
          ],
        },
      ],
      [
        'cloud-storage',
        'destination',
        { f: 'destination.service', op: 'in', v: ['storage', 'transfer'] },
      ],
      ['cloud-provider', 'destination', { f: 'destination.service', op: 'in', v: ['cloud'] }],
    ],
    'cloud|the cloud|clouds|cloud services|cloud dienste|clouddienste|die cloud|der cloud',
  ],
  [
    [
      [
        'external-storage',
        'destination',
        { f: 'destination.kind', op: 'in', v: ['external_storage'] },
      ],
      [
        'cloud-storage',
        'destination',
        { f: 'destination.service', op: 'in', v: ['storage', 'transfer'] },
      ],
    ],
    'drive|drives|disk|disks|storage|laufwerk|laufwerke|speicher|festplatte|festplatten',
  ],
  [
    [
      ['devices', 'device', { f: 'device.managed', op: 'in', v: ['no'] }],
      ['any-device', 'destination', { f: 'destination.kind', op: 'in', v: ['device'] }],
    ],
    'device|devices|laptop|laptops|computer|computers|gerät|geräte|geräten|rechner|rechnern|laptop|pc|pcs|notebook|notebooks',
  ],
  [
    [
      ['mobile-device', 'destination', { f: 'destination.name', op: 'in', v: ['Mobile Device'] }],
      ['unmanaged-device', 'device', { f: 'device.managed', op: 'in', v: ['no'] }],
    ],
    'phone|phones|mobile phone|mobile phones|smartphone|smartphones|tablet|tablets|mobile device|mobile devices|handy|handys|mobilgerät|mobilgeräte|mobilgeräten|telefon|telefone',
  ],
  [
    [
      ['sensitivity-label', 'sensitivity', { f: 'label', op: 'exists', v: true }],
      [
        'confidential-label',
        'sensitivity',
        { f: 'label.level', op: 'in', v: ['secret', 'confidential'] },
      ],
    ],
    'label|labels|kennzeichnung|kennzeichnungen|klassifizierung',
  ],
];
