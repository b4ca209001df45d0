import { Readable } from 'node:stream';

/**
 * The bytes of a generator as a stream that ends what it reads from in the moment in which it is destroyed itself. `Readable.from` does not:
 * a generator that has not begun never reaches its `finally`, and one that waits reaches it only after that.
 * @param end is called once, when the stream has ended, failed or been given up
 */
export function streamOf(pieces: AsyncGenerator<Uint8Array>, end: () => void): Readable {
  return new Readable({
    read() {
      pieces.next().then(
        ({ done, value }) => this.push(done ? null : value),
        (error) => this.destroy(error),
      );
    },
    destroy(error, destroyed) {
      end();
      destroyed(error);
    },
  });
}
