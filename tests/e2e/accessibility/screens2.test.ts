import { examine } from './examine.ts';
import { examinedPart } from './examined.ts';

examine(examinedPart(1));
