import { defineText, formatCount } from '@waybill/ui';

const plural = (count: number, word: string, many = `${word}s`) =>
  `${formatCount(count)} ${count === 1 ? word : many}`;

export const windowFactsText = defineText('components/detection/window-facts', {
  counted: 'Counted',
  countedFor: 'Counted for',
  threshold: 'Threshold',
  levels: 'Severity levels',
  window: 'Window',
  usual: 'Usual',
  steps: 'Steps',

  events: (count: number) => plural(count, 'event'),
  objects: (count: number) => plural(count, 'unique object'),
  values: (count: number) => plural(count, 'unique value'),
  valuesOf: (values: string, field: string) => `${values} of “${field}”`,
  people: (count: number) => plural(count, 'unique person', 'unique people'),
  destinations: (count: number) => plural(count, 'unique destination'),
  sequence: (count: number) => plural(count, 'step'),

  organization: 'the whole organisation',
  each: (groups: string) => `each ${groups}`,
  and: ' and ',
  actor: 'person',
  object: 'object',
  container: 'folder or container',
  destination: 'destination',
  recipients: 'group of recipients',
  device: 'device',

  within: (amount: string, span: string) => `${amount} within ${span}`,
  withinFixed: (amount: string, span: string) =>
    `${amount} within ${span} that begins on the hour or day in UTC`,
  levelFrom: (amount: string, severity: string) => `${severity} from ${amount} on`,
  span: (from: string, to: string) => `${from} to ${to}`,
  inOrder: (span: string) => `in this order within ${span}`,
  inAnyOrder: (span: string) => `in any order within ${span}`,
  stepAt: (events: string, when: string) => `${events}, ${when}`,

  own: (usual: string, days: number) =>
    `up to ${usual} a day, based on ${plural(days, 'day')} of history`,
  ofOrganization: (usual: string, days: number) =>
    `up to ${usual} a day, based on ${plural(days, 'day')} of others in the organisation, because there is too little history`,
  notKnown: (least: string) => `Too little history, so the threshold is ${least}`,
  multiple: (k: number, computed: string, least: string) =>
    `${formatCount(k)} times that is ${computed}; the threshold is never below ${least}`,
  tail: (k: number, computed: string, least: string) =>
    `${formatCount(k)} usual deviations above that are ${computed}; the threshold is never below ${least}`,
});
