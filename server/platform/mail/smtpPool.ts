import type { SmtpLine } from "./smtpLine.ts";

/** Below typical limits of servers. */
const MAILS_A_LINE = 100;
/** Shorter than idle timeouts of servers and firewalls. */
const IDLE_MS = 5_000;

export interface SmtpPool {
  /** Exclusive use. After a failure the connection is closed. */
  withLine(work: (line: SmtpLine) => Promise<void>): Promise<void>;
  close(): void;
}

interface Kept {
  readonly line: SmtpLine;
  uses: number;
  timer: NodeJS.Timeout | null;
}

export function smtpPool(open: () => Promise<SmtpLine>, size: number): SmtpPool {
  const idle: Kept[] = [];
  const waiting: (() => void)[] = [];
  let free = size;
  let isClosed = false;

  async function take(): Promise<Kept> {
    for (let kept = idle.pop(); kept; kept = idle.pop()) {
      clearTimeout(kept.timer ?? undefined);
      if (kept.line.isOpen()) return kept;
    }
    return { line: await open(), uses: 0, timer: null };
  }

  function giveBack(kept: Kept): void {
    kept.uses += 1;
    if (isClosed || kept.uses >= MAILS_A_LINE || !kept.line.isOpen()) return kept.line.close();
    const drop = () => {
      idle.splice(idle.indexOf(kept), 1);
      kept.line.close();
    };
    kept.timer = setTimeout(drop, IDLE_MS).unref();
    idle.push(kept);
  }

  return {
    async withLine(work) {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        const kept = await take();
        try {
          await work(kept.line);
        } catch (error) {
          kept.line.close();
          throw error;
        }
        giveBack(kept);
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free += 1;
      }
    },
    close() {
      isClosed = true;
      for (const kept of idle.splice(0)) {
        clearTimeout(kept.timer ?? undefined);
        kept.line.close();
      }
    },
  };
}
