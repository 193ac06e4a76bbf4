import { expect, test } from 'vitest';
import { serviceOfProgram, sourceOfProcess } from './application.ts';

test.each([
  ['WINWORD.EXE', 'Microsoft Word'],
  ['C:\\Program Files\\Microsoft Office\\root\\Office16\\EXCEL.EXE', 'Microsoft Excel'],
  ['/Applications/Notes.app', 'Notes'],
  ['TextEdit', 'TextEdit'],
  ['Google Chrome Helper (Renderer)', 'Google Chrome'],
  ['msedge.exe', 'Microsoft Edge'],
  ['AcroRd32.exe', 'AdobeAcrobat'],
  ['explorer.exe', 'Sensor'],
  ['constructor', 'Sensor'],
  [null, 'Sensor'],
])('%s is %s', (process, source) => {
  expect(sourceOfProcess(process)).toBe(source);
});

test('a desktop program stands for its service', () => {
  expect(serviceOfProgram('WhatsApp.exe')).toBe('WhatsApp');
  expect(serviceOfProgram('Messages')).toBe('Messages');
  expect(serviceOfProgram('explorer.exe')).toBeNull();
});
