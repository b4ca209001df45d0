/** `npm run offers -- list|show|resend|export|purge|backup`: looks after the accepted offers. */
import { endQuietlyWithReader } from '../toolchain/command.ts';
import { dataDir } from '../toolchain/parts.ts';

endQuietlyWithReader();
process.env.DATA_DIR = dataDir();
await import('../../mfe-acquisition/service/offers/main.ts');
