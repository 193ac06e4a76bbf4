import type { MapDeclaration } from '../kit/map/map-declaration.ts';
import { ALERT, HOST } from './alert.data.ts';
import {
  ASSESSMENT,
  FDR_ACCOUNT,
  FDR_EVENT,
  FDR_HOST,
  FDR_INTERFACE,
  FDR_UNMANAGED,
} from './fdr.data.ts';
import { STREAM_EVENT, VERTEX } from './stream-event.data.ts';

export const mapping: MapDeclaration = {
  source: 'CrowdStrike Falcon',
  shapes: [
    VERTEX,
    STREAM_EVENT,
    FDR_EVENT,
    ALERT,
    HOST,
    ASSESSMENT,
    FDR_UNMANAGED,
    FDR_HOST,
    FDR_INTERFACE,
    FDR_ACCOUNT,
  ],
};
