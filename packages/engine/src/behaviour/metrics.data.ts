import type { Channel } from './channel-of.ts';

/** What a cell of a day counts. */
export type Measure = 'events' | 'bytes' | 'objects' | 'destinations';

/** One number of a person's day that is compared with the usual value. */
export interface Metric {
  /** Is in facts of detections, so never renamed. */
  id: string;
  channels: readonly Channel[];
  measure: Measure;
  /** Only data of sensitivity 3 or 4. */
  isSensitive?: true;
}

/** Order of every list of values and scores; append new metrics at the end. */
export const METRICS: readonly Metric[] = [
  { id: 'mail.events', channels: ['mail'], measure: 'events' },
  { id: 'mail.destinations', channels: ['mail'], measure: 'destinations' },
  { id: 'outsideMail.events', channels: ['outsideMail'], measure: 'events' },
  { id: 'outsideMail.destinations', channels: ['outsideMail'], measure: 'destinations' },
  { id: 'outsideMail.bytes', channels: ['outsideMail'], measure: 'bytes' },
  { id: 'upload.events', channels: ['upload'], measure: 'events' },
  { id: 'upload.objects', channels: ['upload'], measure: 'objects' },
  { id: 'upload.bytes', channels: ['upload'], measure: 'bytes' },
  { id: 'share.objects', channels: ['share'], measure: 'objects' },
  { id: 'share.destinations', channels: ['share'], measure: 'destinations' },
  { id: 'removable.events', channels: ['removable'], measure: 'events' },
  { id: 'removable.objects', channels: ['removable'], measure: 'objects' },
  { id: 'removable.bytes', channels: ['removable'], measure: 'bytes' },
  { id: 'download.objects', channels: ['download'], measure: 'objects' },
  { id: 'download.bytes', channels: ['download'], measure: 'bytes' },
  { id: 'access.objects', channels: ['access'], measure: 'objects' },
  {
    id: 'sensitive.events',
    channels: ['outsideMail', 'upload', 'share', 'removable'],
    measure: 'events',
    isSensitive: true,
  },
  {
    id: 'sensitive.bytes',
    channels: ['outsideMail', 'upload', 'share', 'removable'],
    measure: 'bytes',
    isSensitive: true,
  },
];

/** Every source of scores: the tail of each metric, then the others. */
export const SCORE_IDS: readonly string[] = [
  ...METRICS.map(({ id }) => id),
  'firstUse',
  'rareDestination',
];
export const FIRST_USE = METRICS.length;
export const RARE_DESTINATION = METRICS.length + 1;
