/** `npm run offers -- list|show|resend|export|purge|backup`: looks after the accepted offers. */
import '../toolchain/closed-pipe.ts';
import { dataDir } from '../toolchain/parts.ts';

process.env.DATA_DIR = dataDir();
await import('../../mfe-acquisition/service/offers/main.ts');
