import type { MailConnection } from "./mailConnection.ts";

/** Below typical limits of servers. */
const MAX_MAILS = 100;
/** Shorter than idle timeouts of servers and firewalls. */
const IDLE_MS = 5_000;

export interface SmtpPool {
  /** Exclusive use. After a failure the connection is closed. */
  withConnection(work: (connection: MailConnection) => Promise<void>): Promise<void>;
  close(): void;
}

interface PooledConnection {
  readonly connection: MailConnection;
  uses: number;
  timer: NodeJS.Timeout | null;
}

export function createSmtpPool(open: () => Promise<MailConnection>, size: number): SmtpPool {
  const idle: PooledConnection[] = [];
  const waiting: (() => void)[] = [];
  let free = size;
  let isClosed = false;

  async function takeConnection(): Promise<PooledConnection> {
    for (let pooled = idle.pop(); pooled; pooled = idle.pop()) {
      clearTimeout(pooled.timer ?? undefined);
      if (pooled.connection.isOpen()) return pooled;
    }
    return { connection: await open(), uses: 0, timer: null };
  }

  function returnConnection(pooled: PooledConnection): void {
    pooled.uses += 1;
    if (isClosed || pooled.uses >= MAX_MAILS || !pooled.connection.isOpen()) return pooled.connection.close();
    const drop = () => {
      idle.splice(idle.indexOf(pooled), 1);
      pooled.connection.close();
    };
    pooled.timer = setTimeout(drop, IDLE_MS).unref();
    idle.push(pooled);
  }

  return {
    async withConnection(work) {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        const pooled = await takeConnection();
        try {
          await work(pooled.connection);
        } catch (error) {
          pooled.connection.close();
          throw error;
        }
        returnConnection(pooled);
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free += 1;
      }
    },
    close() {
      isClosed = true;
      for (const pooled of idle.splice(0)) {
        clearTimeout(pooled.timer ?? undefined);
        pooled.connection.close();
      }
    },
  };
}
