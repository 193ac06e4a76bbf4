import { defineText } from '../text/define-text.ts';

export const formatText = defineText('ui/format/format', {
  now: 'now',
  justNow: 'just now',
  minutes: (count: number) => `${count}m`,
  hours: (count: number) => `${count}h`,
  days: (count: number) => `${count}d`,
  months: (count: number) => `${count}mo`,
  years: (count: number) => `${count}y`,
  ago: (length: string) => `${length} ago`,
  ahead: (length: string) => `in ${length}`,
});
