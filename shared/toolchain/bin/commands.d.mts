export interface Command {
  does: string;
  /** `<needed>` and `[optional]`. */
  args: string[];
  settings?: string[];
  /** What each option does: `--days <n>`. */
  options?: Record<string, string>;
  /** It needs no folder of a remote. */
  anywhere?: boolean;
}

export const commands: Record<string, Command>;

export function endOf(name: string, args: string[]): { text: string; code: number } | undefined;
