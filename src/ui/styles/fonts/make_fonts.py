"""Makes the font files beside it; how it is run, and of what, is told in README.md.

Each face becomes one variable font of the weights that the shop uses, then three files: Hebrew letters and points,
Latin letters (both with digits, signs and punctuation, so that a line of one script needs one file), and what is rare.
"""

import sys
from pathlib import Path

from fontTools import subset, varLib
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.ttLib import TTFont


def span(first, last):
    return range(first, last + 1)


DIGITS = span(0x30, 0x39)
# Space ! " # % & ' ( ) * + , - . / : ; = ? @ [ ] _ and the wide ones: nbsp © « ° · » × – — ‘ ’ ‚ “ ” „ • … ₪ −
SIGNS = [0x20, *span(0x21, 0x23), *span(0x25, 0x2F), 0x3A, 0x3B, 0x3D, 0x3F, 0x40, 0x5B, 0x5D, 0x5F]
SIGNS += [0xA0, 0xA9, 0xAB, 0xB0, 0xB7, 0xBB, 0xD7, *span(0x200B, 0x200F), 0x2010, 0x2013, 0x2014]
SIGNS += [*span(0x2018, 0x201A), *span(0x201C, 0x201E), 0x2022, 0x2026, 0x20AA, 0x2212]
CORE = {*DIGITS, *SIGNS}
# A letter and its points must come from one file: they are placed by one another.
HEBREW = {*span(0x5B0, 0x5C7), *span(0x5D0, 0x5EA), 0x5F3, 0x5F4, 0x25CC}
LATIN = {*span(0x41, 0x5A), *span(0x61, 0x7A)}
# Signs that are left, accented letters, Hebrew letters with a point as one character, Yiddish pairs.
RARE = {*span(0x24, 0x7E), *span(0xA1, 0xFF), *span(0x152, 0x153), *span(0x5F0, 0x5F2)} - {0xAD}
RARE |= {*span(0x2011, 0x2027), *span(0x2030, 0x205E), *span(0x2070, 0x214F), *span(0xFB1D, 0xFB4F)}

FILES = {'hebrew': HEBREW | CORE, 'latin': LATIN | CORE, 'rare': RARE - LATIN - CORE}

# What stays: distances, points on letters, composed and local forms, ligatures, digits of one width.
FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum']

# The package's folder names of each face's weights; those between them lie on the line, bent as the source bends it.
FACES = {
    'assistant': ({400: '400Regular', 700: '700Bold'}, {400: 400, 500: 466, 600: 533, 700: 700}),
    # Drawn anew at 500: it lies on no line.
    'frank-ruhl-libre': ({400: '400Regular', 500: '500Medium', 600: '600SemiBold'}, None),
}


def variable(package, weights, bends):
    space = DesignSpaceDocument()
    first, *_, last = weights
    axis = AxisDescriptor(name='Weight', tag='wght', minimum=first, maximum=last, default=first)
    if bends:
        axis.map = sorted(bends.items())
    space.addAxis(axis)
    for weight, folder in weights.items():
        [file] = (package / folder).glob('*.ttf')
        font = TTFont(file, recalcTimestamp=False)
        space.addSource(SourceDescriptor(font=font, location={'Weight': weight}, styleName=folder))
    font, _, _ = varLib.build(space)
    return font


def cut(font, characters, target):
    options = subset.Options(flavor='woff2', layout_features=FEATURES, notdef_outline=True)
    options.name_IDs = [0, 1, 2, 13, 14]
    options.drop_tables += ['STAT']
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    subset.save_font(font, target, options)


if __name__ == '__main__':
    packages = Path(sys.argv[1])
    here = Path(__file__).parent
    for face, (weights, bends) in FACES.items():
        for name, characters in FILES.items():
            cut(variable(packages / face / 'package', weights, bends), characters, here / f'{face}-{name}.woff2')
