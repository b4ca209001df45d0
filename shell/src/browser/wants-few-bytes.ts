/** Whether the visitor's browser saves data: then nothing comes that was not asked for. */
export function wantsFewBytes(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
