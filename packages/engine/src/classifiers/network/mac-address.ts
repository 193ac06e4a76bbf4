import { defineClassifier, type Place } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'mac-address',
  name: 'MAC address',
  class: 'personal',
  locale: 'any',
  sensitivity: 1,
  keywords: [
    'mac',
    'mac address',
    'macaddress',
    'hwaddr',
    'ether',
    'ethernet',
    'hardware address',
    'physical address',
    'bssid',
    'wifi',
    'wlan',
    'lladdr',
    'mac-adresse',
  ],
  patterns: [
    {
      pattern: '[0-9A-Fa-f]{2}(?::[0-9A-Fa-f]{2}){5}|[0-9A-Fa-f]{2}(?:-[0-9A-Fa-f]{2}){5}',
      validate: isOfDevice,
      alone: 'medium',
    },
    {
      pattern: '[0-9A-Fa-f]{4}[.][0-9A-Fa-f]{4}[.][0-9A-Fa-f]{4}',
      validate: isOfDevice,
      alone: 'medium',
    },
  ],
  reference: 'https://standards.ieee.org/products-programs/regauth/',
  examples: {
    match: [
      { text: 'MAC: 00:1A:2B:3C:4D:5E', source: `${OWN}: with colons` },
      { text: 'hardware address 00-1a-2b-3c-4d-5e', source: `${OWN}: with hyphens` },
      { text: 'Physical address is aabb.ccdd.eeff', source: `${OWN}: in the form of routers` },
    ],
    noMatch: [
      { text: 'MAC 00:00:00:00:00:00', source: `${OWN}: nothing but zeros` },
      { text: 'MAC ff:ff:ff:ff:ff:ff', source: `${OWN}: everybody` },
      { text: 'MAC 00:1A:2B:3C:4D', source: `${OWN}: one pair too few` },
      { text: 'sha 00:1A:2B:3C:4D:5E:6F:70', source: `${OWN}: a fingerprint goes on` },
      { text: 'MAC 00:1A-2B:3C-4D:5E', source: `${OWN}: two kinds of separators` },
    ],
  },
});

/**
 * Neither the null nor the broadcast address, and not part of a longer fingerprint. Three groups of
 * digits alone are some other number.
 */
function isOfDevice(value: string, place: Place): boolean | 'low' {
  const digits = value.replaceAll(/[^0-9A-Fa-f]/g, '').toLowerCase();
  const isCut =
    /[0-9A-Fa-f][:.-]$/.test(place.before()) || /^[:.-][0-9A-Fa-f]/.test(place.behind());
  if (isCut || /^(.)\1*$/.test(digits)) return false;
  return value.includes('.') && /^[0-9]+$/.test(digits) ? 'low' : true;
}
