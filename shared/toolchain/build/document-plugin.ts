import webpack, { type Compiler } from 'webpack';

/** Puts an HTML document beside the modules that it names, so that both belong to one release. */
export class DocumentPlugin {
  readonly #file: string;
  readonly #html: string;

  constructor(file: string, html: string) {
    this.#file = file;
    this.#html = html;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('DocumentPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'DocumentPlugin', stage }, () => {
        compilation.emitAsset(this.#file, new webpack.sources.RawSource(this.#html));
      });
    });
  }
}
