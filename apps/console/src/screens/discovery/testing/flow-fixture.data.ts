import type { FlowBand, FlowEnd, FlowFigures, FlowMap, FlowReview } from '@waybill/contract';

/** Origin, destination, events, risk: input of the test maps. */
const FLOWS = [
  ['Salesforce', 'Slack', 1840, 22],
  ['Salesforce', 'Gmail', 420, 64],
  ['Salesforce', 'ChatGPT', 96, 86],
  ['Google Drive', 'Slack', 1210, 12],
  ['Google Drive', 'Gmail', 640, 30],
  ['Google Drive', 'Dropbox', 88, 81],
  ['SharePoint', 'Device', 930, 18],
  ['SharePoint', 'External Storage', 54, 72],
  ['GitHub', 'Device', 760, 9],
  ['GitHub', 'pastebin', 7, 92],
  ['Snowflake', 'Device', 310, 44],
  ['Snowflake', 'ChatGPT', 12, 78],
  ['Device', 'Google Drive', 505, 8],
  ['Device', 'WhatsApp', 33, 61],
] as const;

const UNMANAGED: readonly string[] = [
  'ChatGPT',
  'Dropbox',
  'pastebin',
  'WhatsApp',
  'External Storage',
];
const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 9, 24);
const DAYS = 30;

const iso = (at: number): string => new Date(at).toISOString();

function figuresOf(events: number, risk: number): FlowFigures {
  return {
    events,
    bytes: events * 180_000,
    sensitive: Math.round((events * risk) / 100),
    people: Math.max(1, Math.round(Math.sqrt(events))),
    objects: Math.round(events * 0.7),
    risk,
    maxSensitivity: risk > 60 ? 4 : risk > 30 ? 2 : null,
  };
}

function summed(parts: readonly FlowFigures[]): FlowFigures {
  const sum = (key: 'events' | 'bytes' | 'sensitive' | 'people' | 'objects') =>
    parts.reduce((all, part) => all + (part[key] ?? 0), 0);
  return {
    events: sum('events'),
    bytes: sum('bytes'),
    sensitive: sum('sensitive'),
    people: sum('people'),
    objects: sum('objects'),
    risk: Math.max(0, ...parts.map(({ risk }) => risk)),
    maxSensitivity: null,
  };
}

export const idOf = (side: 'o' | 'd', name: string): string =>
  `${side}-${name.toLowerCase().replaceAll(' ', '-')}`;

/** Of risky flows. */
function detectionsOf(risk: number): FlowBand['detections'] {
  if (risk >= 80) return { open: 2, severity: 'CRITICAL' };
  return risk >= 60 ? { open: 1, severity: 'HIGH' } : { open: 0, severity: null };
}

function band(flow: readonly [string, string, number, number]): FlowBand {
  const [origin, destination, events, risk] = flow;
  return {
    originId: idOf('o', origin),
    destinationId: idOf('d', destination),
    figures: figuresOf(events, risk),
    categories: [{ category: null, events }],
    dataClasses: [{ dataClass: 'personal', events }],
    isNew: destination === 'pastebin',
    detections: detectionsOf(risk),
    confidence: 0.8,
    review:
      destination === 'Slack'
        ? 'sanctioned'
        : destination === 'pastebin'
          ? 'forbidden'
          : 'unreviewed',
    deviations:
      destination === 'pastebin'
        ? [{ kind: 'forbidden', measure: 'events', day: null, seen: events, limit: 0 }]
        : [],
  };
}

function endsOf(bands: readonly FlowBand[], side: 'o' | 'd'): FlowEnd[] {
  const names = [...new Set(FLOWS.map((flow) => flow[side === 'o' ? 0 : 1]))];
  return names
    .map((name): FlowEnd => {
      const id = idOf(side, name);
      const own = bands.filter((one) => (side === 'o' ? one.originId : one.destinationId) === id);
      return {
        id,
        level: 'group',
        label: name,
        place: null,
        kind: null,
        managed: UNMANAGED.includes(name) ? 'no' : 'yes',
        outside: UNMANAGED.includes(name) ? 'yes' : 'no',
        members: name === 'Device' ? 42 : 1,
        firstSeenAt: name === 'pastebin' ? iso(START + 3 * DAY_MS) : iso(START - 90 * DAY_MS),
        figures: summed(own.map(({ figures }) => figures)),
      };
    })
    .filter(({ figures }) => figures.events > 0)
    .toSorted((a, b) => b.figures.events - a.figures.events);
}

export interface MapChoice {
  originIds?: readonly string[];
  destinationIds?: readonly string[];
}

/** The map of the fixture, or of some of its places, with consistent totals. */
export function flowMap({ originIds = [], destinationIds = [] }: MapChoice = {}): FlowMap {
  const bands = FLOWS.map(band).filter(
    (one) =>
      (originIds.length === 0 || originIds.includes(one.originId)) &&
      (destinationIds.length === 0 || destinationIds.includes(one.destinationId)),
  );
  return mapOf(bands, endsOf(bands, 'o'), endsOf(bands, 'd'));
}

function mapOf(bands: FlowBand[], origins: FlowEnd[], destinations: FlowEnd[]): FlowMap {
  const total = summed(bands.map(({ figures }) => figures));
  const facet = [{ value: 'outbound', label: null, events: total.events, available: total.events }];
  return {
    asOf: iso(START + DAYS * DAY_MS),
    from: iso(START),
    to: iso(START + DAYS * DAY_MS),
    newestEventAt: iso(START + DAYS * DAY_MS - 60_000),
    waiting: 0,
    total,
    origins,
    destinations,
    bands,
    histogram: Array.from({ length: DAYS }, (_, day) => ({
      startAt: iso(START + day * DAY_MS),
      endAt: iso(START + (day + 1) * DAY_MS),
      events: day === 0 ? total.events - (DAYS - 1) * 4 : 4,
      sensitive: day === 0 ? Math.min(9, total.sensitive) : 1,
      bytes: 1000,
    })),
    facets: {
      direction: facet,
      category: [{ value: 'External Share', label: null, events: 120, available: 120 }],
      action: [{ value: 'Upload', label: null, events: 300, available: 300 }],
      dataClass: [{ value: 'personal', label: null, events: 99, available: 99 }],
      managed: [],
      scope: [
        { value: 'external', label: null, events: total.events, available: total.events },
        { value: 'internal', label: null, events: 0, available: 9399 },
        { value: 'no_destination', label: null, events: 0, available: 37_121 },
      ],
      review: [],
    },
    learning: { days: 14, needed: 14, markedFrom: '2026-10-24' },
  };
}

/** A map with that many places on each side, each with two flows. */
export function largeMap(places: number): FlowMap {
  const names = Array.from({ length: places }, (_, index) => `Place ${index + 1}`);
  const bands = names.flatMap((_, index) =>
    [index, (index * 7 + 3) % places].map((to, turn): FlowBand => ({
      ...band(['Salesforce', 'Gmail', 420, 64]),
      originId: `o-${index}`,
      destinationId: `d-${to}`,
      figures: figuresOf((places - index) * (2 - turn), (index * 13) % 100),
    })),
  );
  const ends = (side: 'o' | 'd') =>
    names.map((label, index): FlowEnd => {
      const id = `${side}-${index}`;
      const own = bands.filter((one) => (side === 'o' ? one.originId : one.destinationId) === id);
      return {
        id,
        level: 'place',
        label,
        place: null,
        kind: null,
        managed: 'unknown',
        outside: 'unknown',
        members: 1,
        firstSeenAt: null,
        figures: summed(own.map(({ figures }) => figures)),
      };
    });
  return mapOf(bands, ends('o'), ends('d'));
}

/** A map without any event. */
export function emptyMap(newestEventAt: string | null = null): FlowMap {
  const map = mapOf([], [], []);
  return { ...map, facets: { ...map.facets, scope: [] }, histogram: [], newestEventAt };
}

export function reviewOf(state: FlowReview['state'], more: Partial<FlowReview> = {}): FlowReview {
  return {
    originId: idOf('o', 'Salesforce'),
    destinationId: idOf('d', 'Slack'),
    origin: 'Salesforce',
    destination: 'Slack',
    state,
    reason: 'Sales works in channels',
    owner: { userId: 'u1', name: 'Dana Whitfield' },
    expiresAt: iso(START + 200 * DAY_MS),
    decidedAt: iso(START),
    decidedBy: 'Dana Whitfield',
    figures: figuresOf(1840, 22),
    deviations: [],
    rev: 3,
    ...more,
  };
}
