import { sweep } from '../../sweep.ts';
import { examine } from './examine.ts';
import { examinedPart } from './examined.ts';

examine(examinedPart(1), sweep(3, 1));
