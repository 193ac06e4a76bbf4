import { textOf } from '@waybill/ui';
import { detectionTable } from '../../components/dashboard/DetectionRows.tsx';
import { defineWidget } from '../widget-manifest.ts';
import { MyWork } from './MyWork.tsx';
import { myWorkText } from './my-work.text.ts';

export const widget = defineWidget({
  id: 'my-work',
  title: () => textOf(myWorkText).title,
  about: () => textOf(myWorkText).about,
  place: { x: 4, y: 22, w: 8, h: 8 },
  least: { w: 4, h: 4 },
  permission: 'detection:read',
  skeleton: 'rows',
  isFlush: true,
  table: ({ data }) => detectionTable(data.mine.items),
  Widget: MyWork,
});
