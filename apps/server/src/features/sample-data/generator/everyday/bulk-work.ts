import { DAY_MS, HOUR_MS, memberOf, type Company } from '../company/company.ts';
import { someWorkMoment } from '../company/working-time.ts';
import { MACHINES } from '../machines/machine-caller.ts';
import { objectEvent, trailRecord } from '../payloads/cloudtrail-record.ts';
import { siteRecord } from '../payloads/site-record.ts';
import { createRandom } from '../random.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { later } from './somebody.ts';

const SYNCED_FILES = 130;
const BACKFILLED_OBJECTS = 170;
const BACKFILL_DAY = 12;

/** Legitimate bulk downloads: a new laptop syncs, a pipeline rereads a month. */
export function bulkWork(company: Company): SamplePayload[] {
  return [...newLaptop(company), ...backfill(company)];
}

function newLaptop(company: Company): SamplePayload[] {
  const person = memberOf(company, 'operations', 2);
  const random = createRandom(company.seed, 'everyday', 'new laptop');
  const start = { company, person, at: someWorkMoment(company, person, random), random };
  const files = company.documents.ofDepartment(person.department.id);
  return Array.from({ length: SYNCED_FILES }, (_, place) => {
    const document = files[place % files.length] ?? random.pick(files);
    // More files than the department has: older copies are in the person's own drive.
    const copy = place < files.length ? document : { ...document, uniqueId: random.uuid() };
    return siteRecord(later(start, place * 11_000), {
      workload: 'OneDrive',
      operation: 'FileSyncDownloadedFull',
      document: copy,
      more: { UserAgent: 'Microsoft SkyDriveSync 25.180.0915.0003' },
    });
  });
}

function backfill(company: Company): SamplePayload[] {
  const random = createRandom(company.seed, 'everyday', 'backfill');
  const start = company.startAt + BACKFILL_DAY * DAY_MS + 2 * HOUR_MS;
  const bucketName = `${company.label}-data-lake`;
  return Array.from({ length: BACKFILLED_OBJECTS }, (_, place) => {
    const key = `raw/orders/backfill/part-${String(place).padStart(4, '0')}.parquet`;
    const bytes = random.between(2_000_000, 9_000_000);
    return trailRecord({ at: start + place * 9_000, random }, MACHINES.pipeline, {
      service: 's3',
      operation: 'GetObject',
      parameters: { bucketName, key },
      more: objectEvent(bucketName, key, { out: bytes }),
    });
  });
}
