import { onStarterGone, tellStarter } from '@goldbraun/shared/service/process';
import { servingLimits } from '@goldbraun/shared/service/serving-limits';
import { readConfig } from './config.ts';
import { createLog } from './log.ts';
import { startIntake } from './start-intake.ts';

function fail(reason: string): never {
  process.stderr.write(`intake: ${reason}\n`);
  process.exit(1);
}

const config = readConfig(process.env);
if ('faults' in config) fail(config.faults.join('; '));

const log = createLog();
const limits = servingLimits();
const intake = await startIntake(config, log, limits).catch((error: Error) =>
  fail(`cannot start: ${error.message}`),
);

let ending = false;
function end(reason: string): void {
  if (ending) return;
  ending = true;
  log.info({ reason }, 'ending');
  // A mail server that is silent must not hold up the end: its mail is sent again after the next start.
  setTimeout(() => process.exit(0), limits.exitMs).unref();
  intake.stop().then(
    () => process.exit(0),
    (error) => fail(`did not end cleanly: ${error.message}`),
  );
}
process.on('SIGTERM', () => end('SIGTERM'));
process.on('SIGINT', () => end('SIGINT'));
onStarterGone(() => end('disconnect'));

log.info(
  {
    port: intake.port,
    metricsPort: intake.metricsPort,
    host: config.HOST,
    database: config.DATABASE_URL ? 'postgres' : 'sqlite',
    mail: config.SMTP_URL ? 'smtp' : 'files',
    attachments: config.bucket ? 'bucket' : 'files',
  },
  'listening',
);
tellStarter({ listening: intake.port, metrics: intake.metricsPort });
