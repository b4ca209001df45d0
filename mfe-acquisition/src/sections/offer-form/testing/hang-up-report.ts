/**
 * Runs something in which the intake hangs up. jsdom reports the broken connection on the console, as browsers do:
 * exactly this report is expected, and any other one fails the test.
 */
export async function withHangUpReport<Result>(run: () => Promise<Result>): Promise<Result> {
  const report = jest.spyOn(console, 'error').mockImplementation(() => {});
  try {
    const result = await run();
    expect(report.mock.calls).toEqual([[expect.objectContaining({ message: 'Error: socket hang up' })]]);
    return result;
  } finally {
    report.mockRestore();
  }
}
