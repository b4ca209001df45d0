/** What came of a request. `body` is the parsed JSON, or undefined where the answer was something else. */
export type Answer =
  | { kind: 'answered'; status: number; body: unknown }
  | { kind: 'offline' }
  | { kind: 'timeout' };

interface Request {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: FormData;
  /** How much of the body has left, from 0 to 1. */
  onProgress?: (part: number) => void;
  /** Gives up when nothing has moved for so long (ms). A slow upload that goes on moving is never cut off. */
  silenceMs?: number;
}

/** Sends one request by XMLHttpRequest, because fetch can't say how far an upload is. It never rejects. */
export function send({ method, path, headers = {}, body, onProgress, silenceMs = 60_000 }: Request) {
  return new Promise<Answer>((resolve) => {
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout>;
    const end = (answer: Answer) => {
      clearTimeout(silence);
      resolve(answer);
    };
    const stillMoving = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        end({ kind: 'timeout' });
        request.abort();
      }, silenceMs);
    };

    request.open(method, path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      stillMoving();
      if (total > 0) onProgress?.(loaded / total);
    };
    request.upload.onload = () => onProgress?.(1);
    request.onprogress = stillMoving;
    request.onload = () => end({ kind: 'answered', status: request.status, body: jsonBody(request) });
    request.onerror = () => end({ kind: 'offline' });
    request.onabort = () => end({ kind: 'offline' });
    stillMoving();
    request.send(body);
  });
}

/** A proxy on the way may answer with a page of its own: that is no JSON, and no reason to stop. */
function jsonBody(request: XMLHttpRequest): unknown {
  if (!/\bjson\b/.test(request.getResponseHeader('content-type') ?? '')) return undefined;
  try {
    return JSON.parse(request.responseText);
  } catch {
    return undefined;
  }
}
