import { Avatar } from '../badge/Avatar.tsx';
import { Badge, type Tone } from '../badge/Badge.tsx';
import { PersonLabel } from '../badge/PersonLabel.tsx';
import { SampleMark } from '../badge/SampleMark.tsx';
import { SeverityBadge } from '../badge/SeverityBadge.tsx';
import { StatusBadge } from '../badge/StatusBadge.tsx';
import { STATUS_LOOK } from '../badge/status-look.data.ts';
import { GalleryItem, GalleryRow } from './GalleryItem.tsx';

const TONES: Tone[] = ['neutral', 'accent', 'ok', 'low', 'medium', 'high', 'critical'];
const SEVERITIES = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'] as const;
/** Cell widths in pixels for a name. */
const NARROW = [220, 150, 100, 64] as const;

/** Small marks, and people. */
export function BadgesGallery() {
  return (
    <>
      <GalleryItem name="Badge, SeverityBadge, StatusBadge, SampleMark, Avatar, PersonLabel">
        <Badges />
      </GalleryItem>
      <GalleryItem name="PersonLabel where room is short">
        <div className="flex flex-wrap gap-4">
          {NARROW.map((width) => (
            <div key={width} style={{ width }} className="rounded-sm border border-line p-1">
              <PersonLabel name="Maximiliane von Hohenstein" hint="Treasury operations" />
            </div>
          ))}
        </div>
      </GalleryItem>
    </>
  );
}

function Badges() {
  return (
    <>
      <GalleryRow>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone} count={tone === 'critical' ? 1051 : undefined}>
            {tone}
          </Badge>
        ))}
        <SampleMark />
        <SampleMark isSmall />
      </GalleryRow>
      <GalleryRow>
        {SEVERITIES.map((severity) => (
          <SeverityBadge key={severity} severity={severity} />
        ))}
        {SEVERITIES.map((severity) => (
          <SeverityBadge key={severity} severity={severity} isFramed />
        ))}
        <SeverityBadge severity="CRITICAL" size="md" />
      </GalleryRow>
      <GalleryRow>
        {[...STATUS_LOOK.keys()].map((status) => (
          <StatusBadge key={status} status={status} label={status} />
        ))}
      </GalleryRow>
      <GalleryRow>
        <Avatar name="Dana Whitfield" size="lg" />
        <Avatar name="Luca Moretti" size="md" />
        <PersonLabel name="Tobias Renner" hint="Engineering" />
        <PersonLabel name="Priya Raman" />
        <PersonLabel name="Sofia Marchetti" />
      </GalleryRow>
    </>
  );
}
