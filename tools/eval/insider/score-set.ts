import type { Label } from './corpus.ts';

/** Labels of what the owner of a lab did to set it up: ordinary work for a detection of exfiltration. */
const ORDINARY: ReadonlySet<string> = new Set(['lab-provisioning']);
const EXFILTRATION = 'exfil';

export interface SetScore {
  episodes: string[];
  missed: string[];
  /** Positions of the detections that hold nothing but ordinary work. */
  falseAlerts: number[];
}

/**
 * Episodes found by the detections of a set, and false detections. A detection finds an episode if it
 * contains one of its exfiltration events; it is false if none of its events has a label other than lab
 * set-up.
 *
 * @param detections The ids of the events of each detection.
 */
export function scoreSet(
  labels: ReadonlyMap<string, Label>,
  detections: readonly (readonly string[])[],
): SetScore {
  const episodes = new Map<string, string[]>();
  for (const [id, { label, episode }] of labels) {
    if (label !== EXFILTRATION) continue;
    // An action that belongs to no episode is one on its own.
    const name = episode ?? id;
    episodes.set(name, [...(episodes.get(name) ?? []), id]);
  }
  const alerted = new Set(detections.flat());
  const isOrdinary = (id: string): boolean => {
    const label = labels.get(id);
    return label === undefined || ORDINARY.has(label.label);
  };
  return {
    episodes: [...episodes.keys()],
    missed: [...episodes]
      .filter(([, ids]) => !ids.some((id) => alerted.has(id)))
      .map(([name]) => name),
    falseAlerts: detections.flatMap((ids, index) => (ids.every(isOrdinary) ? [index] : [])),
  };
}
