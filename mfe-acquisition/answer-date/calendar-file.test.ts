/** @jest-environment node */
import { calendarFile, calendarName } from './calendar-file.ts';

const reference = 'VK-261124-ABCD-2345';
const file = () => calendarFile(reference, '2026-12-31', new Date('2026-12-22T09:15:00.123Z'));
const unfolded = () => file().replaceAll('\r\n ', '');

describe('the calendar file', () => {
  it('has one event of a whole day, over the end of the year, under the reference', () => {
    expect(unfolded().split('\r\n')).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Goldbraun Immobilien//Angebot//DE',
        `UID:${reference}`,
        'DTSTAMP:20261222T091500Z',
        'DTSTART;VALUE=DATE:20261231',
        'DTEND;VALUE=DATE:20270101',
        `SUMMARY:Antwort von Goldbraun Immobilien (${reference})`,
        'END:VCALENDAR',
      ]),
    );
    expect(unfolded().match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(1);
    expect(calendarName(reference)).toBe(`Antwort-${reference}.ics`);
  });

  it('has no line of more than 75 octets, and each ends in CRLF', () => {
    const lines = file().split('\r\n');
    expect(lines.pop()).toBe('');
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n]/);
    }
    expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(0);
    expect(file()).not.toContain('\uFFFD');
  });

  it('escapes what separates values', () => {
    const line = calendarFile('A; B, C \\ D\nE', '2026-12-31', new Date())
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .find((each) => each.startsWith('DESCRIPTION:'));
    expect(line).toContain('Vorgang: A\\; B\\, C \\\\ D\\nE.');
  });
});
