import { IconButton, Menu, svgToPng, tableToCsv, textOf, toast, type MenuItem } from '@waybill/ui';
import { useDashboard } from '../../../components/dashboard/board-context.ts';
import { Icon } from '../../../components/icons.ts';
import { saveFile } from '../../../components/save-file.ts';
import type { WidgetManifest } from '../../../widgets/widget-manifest.ts';
import { dashboardText } from '../dashboard.text.ts';
import { csvLines } from './csv-lines.ts';
import { exportName } from './export-name.ts';

/** Pixels of a saved picture for each pixel on the page. */
const PICTURE_SCALE = 2;

export interface WidgetMenuProps {
  widget: WidgetManifest;
  isTable: boolean;
  onTable: (isTable: boolean) => void;
  /** The largest drawing of the widget; null if none is shown. */
  drawing: () => SVGSVGElement | null;
}

/** Actions on one widget: show its figures as a table, export them. */
export function WidgetMenu({ widget, isTable, onTable, drawing }: WidgetMenuProps) {
  const board = useDashboard();
  const text = textOf(dashboardText);

  function saveCsv(): void {
    const { headers, rows } = widget.table(board);
    const content = new Blob([tableToCsv(headers, csvLines(rows))], {
      type: 'text/csv;charset=utf-8',
    });
    saveFile(content, exportName(widget.id, board.data, 'csv'));
  }

  async function savePicture(): Promise<void> {
    const svg = drawing();
    try {
      if (svg === null) throw new Error('Nothing is drawn');
      saveFile(await svgToPng(svg, PICTURE_SCALE), exportName(widget.id, board.data, 'png'));
    } catch {
      toast({ variant: 'error', title: text.notDrawn });
    }
  }

  const items: MenuItem[] = [
    {
      key: 'table',
      label: isTable ? text.viewAsChart : text.viewAsTable,
      icon: isTable ? <Icon.asChart aria-hidden /> : <Icon.asTable aria-hidden />,
      onSelect: () => onTable(!isTable),
    },
    {
      key: 'csv',
      label: text.saveCsv,
      icon: <Icon.download aria-hidden />,
      onSelect: saveCsv,
    },
  ];
  if (widget.drawing !== undefined && !isTable) {
    items.push({
      key: 'png',
      label: text.savePicture,
      icon: <Icon.picture aria-hidden />,
      onSelect: () => void savePicture(),
    });
  }
  return (
    <Menu
      trigger={
        <IconButton
          size="sm"
          label={text.menuOf(widget.title())}
          icon={<Icon.more aria-hidden />}
        />
      }
      items={items}
    />
  );
}
