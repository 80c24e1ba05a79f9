import { answerParent } from '../programs/answer-parent.js';
import type { ModelScores } from './nsfwjs-content-check.js';

/** The parts of the packages that are used; an installation that does not want them does not have them. */
interface TensorFlow {
  enableProdMode(): void;
  setBackend(name: string): Promise<boolean>;
  tensor3d(values: Uint8Array, shape: [number, number, number], type: 'int32'): { dispose(): void };
}
interface Model {
  classify(image: unknown): Promise<readonly { className: string; probability: number }[]>;
}
interface Nsfwjs {
  readonly load: (name: string, options: { modelDefinitions: readonly unknown[] }) => Promise<Model>;
}

/** Imports a package that need not be installed, which the compiler must therefore not look for. */
const optional = async <T>(name: string): Promise<T> => (await import(name)) as T;

async function loadModel(): Promise<(pixels: Uint8Array) => Promise<Record<string, number>>> {
  const tf = await optional<TensorFlow>('@tensorflow/tfjs');
  await optional('@tensorflow/tfjs-backend-wasm');
  tf.enableProdMode();
  await tf.setBackend('wasm');
  const { load } = await optional<Nsfwjs>('nsfwjs/core');
  const { MobileNetV2Model } = await optional<{ MobileNetV2Model: unknown }>('nsfwjs/models/mobilenet_v2');
  const model = await load('MobileNetV2', { modelDefinitions: [MobileNetV2Model] });
  return async (pixels) => {
    const side = Math.sqrt(pixels.length / 3);
    const image = tf.tensor3d(pixels, [side, side, 3], 'int32');
    try {
      const classes = await model.classify(image);
      return Object.fromEntries(classes.map(({ className, probability }) => [className, probability]));
    } finally {
      image.dispose();
    }
  };
}

const classifier = loadModel();
classifier.catch(() => undefined); // each question is answered with the error

answerParent(async (pixels: Uint8Array): Promise<ModelScores> => {
  const classify = await classifier;
  return classify(pixels);
});
