import type { MapDeclaration } from '../kit/map/map-declaration.ts';
import { COMPUTER, MOBILE_DEVICE, SCHEMA_PAGE, WEBHOOK } from './pro.data.ts';
import { PROTECT_ALERT, WEB_THREAT, WEB_TRAFFIC } from './protect.data.ts';
import { AUDIT_TRAIL, TELEMETRY } from './telemetry.data.ts';

export const mapping: MapDeclaration = {
  source: 'Jamf',
  shapes: [
    SCHEMA_PAGE,
    TELEMETRY,
    PROTECT_ALERT,
    AUDIT_TRAIL,
    WEB_THREAT,
    WEB_TRAFFIC,
    WEBHOOK,
    COMPUTER,
    MOBILE_DEVICE,
  ],
};
